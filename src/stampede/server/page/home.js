// The plain home page: any registered game can be set and joined. It knows no rules.
const at = (id) => document.getElementById(id);
const games = await (await fetch("/api/games")).json();
at("name").value = localStorage.getItem("name") ?? "Player";

const game = () => games.find((each) => each.id === at("game").value);

for (const each of games) at("game").append(new Option(each.title, each.id));
at("game").addEventListener("change", showGame);
at("count").addEventListener("change", showSeats);
showGame();

function showGame() {
  at("line").textContent = game().line;
  at("count").replaceChildren();
  for (let n = game().min_seats; n <= game().max_seats; n += 1) at("count").append(new Option(`${n}`, n));
  at("options").replaceChildren(...game().options.map(optionField));
  showSeats();
}

function optionField(option) {
  const label = document.createElement("label");
  const field = document.createElement(option.choices.length ? "select" : "input");
  for (const choice of option.choices) field.append(new Option(choice, choice));
  if (typeof option.default === "boolean") {
    field.type = "checkbox";
    field.checked = option.default;
  } else {
    field.value = option.default;
  }
  field.dataset.option = option.name;
  label.append(`${option.name} `, field);
  return label;
}

function showSeats() {
  const seats = [];
  for (let n = 0; n < Number(at("count").value); n += 1) {
    const item = document.createElement("li");
    const choice = document.createElement("select");
    choice.setAttribute("aria-label", `Seat ${n + 1}`);
    choice.append(new Option("me", "me"), new Option("a friend, by link", "friend"));
    for (const level of game().bots) choice.append(new Option(`bot: ${level}`, `bot:${level}`));
    choice.value = n === 0 ? "me" : `bot:${game().bots.at(-1)}`;
    item.append(choice);
    seats.push(item);
  }
  at("seats").replaceChildren(...seats);
}

function options() {
  const fields = [...at("options").querySelectorAll("[data-option]")];
  return Object.fromEntries(fields.map((field) => [field.dataset.option, value(field)]));
}

function value(field) {
  if (field.type === "checkbox") return field.checked;
  return /^-?\d+$/.test(field.value) ? Number(field.value) : field.value;
}

function wishes() {
  return [...at("seats").querySelectorAll("select")].map(({ value }) => {
    const [kind, level] = value.split(":");
    return kind === "me" ? { kind, name: at("name").value } : kind === "bot" ? { kind, level } : { kind };
  });
}

at("new").addEventListener("submit", async (event) => {
  event.preventDefault();
  localStorage.setItem("name", at("name").value);
  const contribution = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
  const wish = { game: game().id, seats: wishes(), options: options(), public: at("public").checked, contribution };
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID?.() ?? contribution },
    body: JSON.stringify(wish),
  });
  const document_ = await answer.json();
  if (!answer.ok) {
    at("fault").textContent = document_.detail;
    return;
  }
  if (document_.invitation) sessionStorage.setItem(`invitation ${document_.table.id}`, document_.invitation);
  location.href = `/table/${document_.table.id}`;
});

for (const table of await (await fetch("/api/tables")).json()) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `/table/${table.id}`;
  link.textContent = `${table.game}: ${table.seats.map((seat) => seat.name || "free").join(", ")}`;
  item.append(link);
  at("open").append(item);
}
