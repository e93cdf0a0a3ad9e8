// Draws the charts in the colours of the page, and again when these or the width of the page change.
const charts = JSON.parse(document.getElementById("charts").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");

// The same chart as wide as its frame and as high as before, with short labels and narrow legends.
function narrowed(spec, width, height) {
  const shorter = { labelLimit: (most) => Math.min(most, 0.5 * width), columns: (most) => Math.min(most, 2) };
  const short = JSON.stringify(spec, (key, value) => (key in shorter ? shorter[key](value) : value));
  return { ...JSON.parse(short), width, height, autosize: { type: "fit-x", contains: "padding" } };
}

async function draw() {
  const style = getComputedStyle(document.documentElement);
  const [ink, soft, line] = ["--ink", "--soft", "--line"].map((name) => style.getPropertyValue(name).trim());
  const font = "system-ui, sans-serif";
  const config = {
    background: "transparent",
    font,
    view: { stroke: null },
    axis: { labelColor: ink, titleColor: soft, gridColor: line, domainColor: line, tickColor: line, titleFontWeight: 400, labelFontSize: 12, titleFontSize: 12, labelFlush: false, labelOverlap: "greedy", labelSeparation: 4 },
    legend: { labelColor: ink, titleColor: soft, labelFontSize: 12, labelLimit: 240 },
    title: { color: ink },
  };
  const options = { actions: false, renderer: "svg", config };
  for (const [id, spec] of Object.entries(charts)) {
    const place = document.getElementById(id);
    const { view } = await vegaEmbed(place, spec, options);
    const room = place.clientWidth;
    if (place.scrollWidth > room) await vegaEmbed(place, narrowed(spec, room, view.height()), options);
  }
}

let width = innerWidth;
let coming;
addEventListener("resize", () => {
  if (innerWidth === width) return; // a phone's bars come and go
  width = innerWidth;
  clearTimeout(coming);
  coming = setTimeout(draw, 200);
});
dark.addEventListener("change", draw);
draw();
