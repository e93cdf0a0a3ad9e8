// boardgame.io's server with its storage in memory. Prints its port.

const { Server } = require("boardgame.io/server");
const { Race } = require("./game.cjs");

const server = Server({ games: [Race], origins: ["*"] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`port ${appServer.address().port}\n`);
});
