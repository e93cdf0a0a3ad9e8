// Draws the charts in the colours of the page, and again when these change.
const charts = JSON.parse(document.getElementById("charts").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");

function draw() {
  const style = getComputedStyle(document.documentElement);
  const [ink, soft, line] = ["--ink", "--soft", "--line"].map((name) => style.getPropertyValue(name).trim());
  const font = "system-ui, sans-serif";
  const config = {
    background: "transparent",
    font,
    view: { stroke: null },
    axis: { labelColor: ink, titleColor: soft, gridColor: line, domainColor: line, tickColor: line, titleFontWeight: 400, labelFontSize: 12, titleFontSize: 12 },
    legend: { labelColor: ink, titleColor: soft, labelFontSize: 12, labelLimit: 240 },
    title: { color: ink },
  };
  for (const [id, spec] of Object.entries(charts))
    vegaEmbed("#" + id, spec, { actions: false, renderer: "svg", config });
}

dark.addEventListener("change", draw);
draw();
