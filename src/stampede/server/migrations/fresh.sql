-- What the migrations lead to, for a new database, which needs none of them. A test holds the two together.

CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('0003');

CREATE TABLE tables (
    id VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    status VARCHAR NOT NULL,
    public BOOLEAN NOT NULL,
    created_at DOUBLE NOT NULL,
    changed_at DOUBLE NOT NULL,
    seats TEXT NOT NULL,
    waiting_for TEXT NOT NULL,
    length INTEGER NOT NULL,
    idempotency_key VARCHAR,
    CONSTRAINT pk_tables PRIMARY KEY (id),
    CONSTRAINT uq_tables_idempotency_key UNIQUE (idempotency_key)
);
CREATE INDEX ix_tables_status_public_created_at ON tables (status, public, created_at);
CREATE INDEX ix_tables_status_changed_at ON tables (status, changed_at);

CREATE TABLE entries (
    table_id VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    at DOUBLE NOT NULL,
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    CONSTRAINT pk_entries PRIMARY KEY (table_id, number),
    CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE secrets (
    table_id VARCHAR NOT NULL,
    secret_hash VARCHAR NOT NULL,
    seat INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    CONSTRAINT pk_secrets PRIMARY KEY (table_id, secret_hash),
    CONSTRAINT fk_secrets_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE NOT NULL,
    CONSTRAINT pk_chat PRIMARY KEY (table_id, number),
    CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE processes (
    id VARCHAR NOT NULL,
    until DOUBLE NOT NULL,
    CONSTRAINT pk_processes PRIMARY KEY (id)
) WITHOUT ROWID;

CREATE TABLE leases (
    table_id VARCHAR NOT NULL,
    holder VARCHAR NOT NULL,
    slow BOOLEAN NOT NULL,
    CONSTRAINT pk_leases PRIMARY KEY (table_id),
    CONSTRAINT fk_leases_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX ix_leases_holder ON leases (holder);

CREATE TABLE promises (
    commitment VARCHAR NOT NULL,
    secret VARCHAR NOT NULL,
    at DOUBLE NOT NULL,
    CONSTRAINT pk_promises PRIMARY KEY (commitment)
) WITHOUT ROWID;

CREATE TABLE bans (
    address VARCHAR NOT NULL,
    until DOUBLE NOT NULL,
    CONSTRAINT pk_bans PRIMARY KEY (address)
) WITHOUT ROWID;

CREATE TABLE daily_deals (
    day VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    secret VARCHAR NOT NULL,
    CONSTRAINT pk_daily_deals PRIMARY KEY (day, game)
) WITHOUT ROWID;

CREATE TABLE daily_tries (
    day VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    player VARCHAR NOT NULL,
    table_id VARCHAR NOT NULL,
    ended_at DOUBLE,
    name VARCHAR,
    place INTEGER,
    score INTEGER,
    moves INTEGER,
    CONSTRAINT pk_daily_tries PRIMARY KEY (day, game, player),
    CONSTRAINT uq_daily_tries_table_id UNIQUE (table_id),
    CONSTRAINT fk_daily_tries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX ix_daily_tries_player ON daily_tries (player);
