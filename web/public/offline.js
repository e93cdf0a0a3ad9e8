// The page in the language and light that were chosen; without that it speaks both.
try {
  const { language, theme } = JSON.parse(localStorage.getItem("stampede") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const wanted = language ?? (navigator.language.startsWith("es") ? "es" : "en");
  document.documentElement.lang = wanted;
  for (const section of document.querySelectorAll("section")) section.hidden = section.lang !== wanted;
} catch {
  // Both it is.
}
window.addEventListener("online", () => location.reload());
