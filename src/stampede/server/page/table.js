// The plain table: view, legal actions and events of any game, as they come. It knows no rules.
const at = (id) => document.getElementById(id);
const [, , id, , invitation] = location.pathname.split("/");
let version = 0;
let number = 0;
let socket;
let table;
let mine = null; // the seat that speaks in the chat
at("name").value = localStorage.getItem("name") ?? "Player";

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version }));
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = ({ code }) => {
    at("status").textContent = code === 4004 ? "There is no such table." : "Connection lost; trying again …";
    if (code !== 4004) setTimeout(connect, 1000);
  };
}

function say(message) {
  number += 1;
  socket.send(JSON.stringify({ ...message, id: number }));
}

function hear(message) {
  if (message.type === "snapshot" || message.type === "update") show(message);
  else if (message.type === "refusal") at("fault").textContent = message.detail;
  else if (message.type === "ack") at("fault").textContent = "";
  else if (message.type === "hinted") at("fault").textContent = `Hint: ${message.action.notation}`;
  else if (message.type === "said") line("chat", `${message.name}: ${message.text}`);
}

function show({ type, table: now, seats }) {
  table = now;
  version = table.version;
  if (type === "snapshot") at("log").replaceChildren();
  at("title").textContent = `${table.game}`;
  at("seats").replaceChildren(...table.seats.map(seatItem));
  mine = seats[0].seat;
  const invited = sessionStorage.getItem(`invitation ${id}`);
  at("status").textContent =
    table.status === "open"
      ? `Waiting for players.${invited ? ` Invite friends with ${invited}` : ""}`
      : table.status === "over"
        ? `Over: ${table.outcome.reason}; ranks ${table.outcome.ranks.join(", ")}`
        : `Playing. The dice are bound to ${table.commitment || "a given deal"}.`;
  at("join").hidden = table.status !== "open" || !table.seats.some((seat) => seat.kind === "open") || mine !== null;
  at("start").hidden = table.status !== "open" || mine === null;
  at("say").hidden = mine === null;
  for (const event of seats[0].events) line("log", telling(event));
  at("mine").replaceChildren(...seats.map(seatSection));
}

function telling({ kind, ...facts }) {
  return `${kind} ${Object.entries(facts).map(([name, value]) => `${name} ${value}`).join(", ")}`;
}

function line(list, text) {
  const item = document.createElement("li");
  item.textContent = text;
  at(list).append(item);
}

function seatItem(seat) {
  const item = document.createElement("li");
  const notes = [seat.kind === "bot" ? seat.level : seat.present ? "here" : "away", seat.stand_in ? "a bot stands in" : ""];
  item.textContent = `${seat.name || "free"} (${notes.filter(Boolean).join(", ")})`;
  if (seat.owes) item.className = "asked";
  return item;
}

function seatSection(seen) {
  const section = document.createElement("section");
  const heading = document.createElement("h2");
  heading.textContent = seen.seat === null ? "Watching" : `Seat ${seen.seat + 1}${seen.asked ? `: ${seen.asked}` : ""}`;
  section.append(heading);
  for (const action of seen.legal) section.append(button(action.notation, () => move(seen, action), "choice"));
  if (seen.decision !== null) section.append(button("Hint", () => say({ type: "hint", seat: seen.seat })));
  if (seen.may_undo) section.append(button("Take back", () => say({ type: "undo", seat: seen.seat })));
  const view = document.createElement("pre");
  view.textContent = JSON.stringify(seen.view, null, 2).replace(/\[[^[{\]]*\]/g, (list) => list.replace(/\s+/g, " "));
  section.append(view);
  return section;
}

function move(seen, action) {
  say({ type: "move", seat: seen.seat, decision: seen.decision, action: action.notation });
}

function button(text, act, kind) {
  const made = document.createElement("button");
  made.textContent = text;
  made.type = "button";
  if (kind) made.className = kind;
  made.addEventListener("click", act);
  return made;
}

async function post(path, body) {
  const answer = await fetch(`/api/tables/${id}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  at("fault").textContent = answer.ok ? "" : (await answer.json()).detail;
  return answer.ok;
}

at("join").addEventListener("submit", async (event) => {
  event.preventDefault();
  localStorage.setItem("name", at("name").value);
  const contribution = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
  if (await post("seats", { name: at("name").value, invitation, contribution })) location.href = `/table/${id}`;
});
at("start").addEventListener("click", () => post("start", {}));
at("say").addEventListener("submit", (event) => {
  event.preventDefault();
  say({ type: "chat", seat: mine, text: at("text").value });
  at("text").value = "";
});

connect();
