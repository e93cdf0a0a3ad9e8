// Two people at each of many tables, who play at once when it is their turn. Prints what was measured as JSON.
//
//     node load.cjs PORT PID TABLES SECONDS

const { randomUUID } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Race } = require("./game.cjs");

const [port, pid, tables, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const QUICKEST = 30; // milliseconds between two moves, as in `stampede load`
const TICKS = 100; // of the kernel's clock, a second

let times = [];
let going = false;

const cpu = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** The server makes a match when the first player asks for it. */
function table() {
  const matchID = randomUUID();
  for (const playerID of ["0", "1"]) {
    const client = Client({
      game: Race,
      numPlayers: 2,
      matchID,
      playerID,
      multiplayer: SocketIO({ server: url }),
      debug: false,
    });
    let answered = -1;
    let sent = 0;
    let over = false;
    client.subscribe((state) => {
      if (state === null || over) return;
      if (sent > 0 && state._stateID > answered) {
        if (going) times.push(performance.now() - sent);
        sent = 0;
      }
      if (state.ctx.gameover) {
        over = true;
        if (playerID === "0") setTimeout(table, 10);
        setTimeout(() => client.stop(), 10);
        return;
      }
      if (state.ctx.currentPlayer !== playerID || state._stateID === answered) return;
      answered = state._stateID;
      setTimeout(() => {
        sent = performance.now();
        client.moves.run(Math.floor(Math.random() * 5));
      }, QUICKEST);
    });
    client.start();
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

(async () => {
  for (let number = 0; number < tables; number += 1) {
    table();
    await pause(20);
  }
  await pause(3000);
  times = [];
  going = true;
  const [began, before] = [performance.now(), cpu()];
  await pause(1000 * seconds);
  const [took, used] = [(performance.now() - began) / 1000, cpu() - before];
  times.sort((one, other) => one - other);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1));
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
  console.log(
    JSON.stringify({
      tables,
      seconds: took,
      moves: times.length,
      moves_per_second: times.length / took,
      latency_p50: at(0.5),
      latency_p95: at(0.95),
      latency_p99: at(0.99),
      server_cpu: used,
      server_cpu_per_move: (1000 * used) / times.length,
      moves_per_cpu_second: times.length / used,
      server_memory: memory,
    }),
  );
  process.exit(0);
})();
