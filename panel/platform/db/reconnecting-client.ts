import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  LibsqlError,
  type TransactionMode,
} from '@libsql/client';

type Settings = { busyTimeoutMs: number };

/** One connection, replaced when locked: libSQL keeps the failed statement, and then no write commits. */
export class ReconnectingClient implements Client {
  readonly protocol = 'file';
  private client: Client;
  private readonly url: string;
  private readonly settings: Settings;

  constructor(file: string, settings: Settings) {
    this.url = `file:${file}`;
    this.settings = settings;
    this.client = this.connect();
  }

  get closed(): boolean {
    return this.client.closed;
  }

  execute(statement: InStatement | string, args?: InArgs) {
    const asked = typeof statement === 'string' && args ? { sql: statement, args } : statement;
    return this.reconnecting((client) => client.execute(asked));
  }

  batch(statements: InStatement[], mode?: TransactionMode) {
    return this.reconnecting((client) => client.batch(statements, mode));
  }

  migrate(statements: InStatement[]) {
    return this.reconnecting((client) => client.migrate(statements));
  }

  transaction(mode?: TransactionMode) {
    return this.reconnecting((client) => client.transaction(mode));
  }

  executeMultiple(sql: string) {
    return this.reconnecting((client) => client.executeMultiple(sql));
  }

  sync() {
    return this.client.sync();
  }

  close(): void {
    this.client.close();
  }

  private async reconnecting<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const { client } = this;
    try {
      return await work(client);
    } catch (error) {
      // others may have replaced it already
      if (error instanceof LibsqlError && error.code === 'SQLITE_BUSY' && client === this.client) {
        this.client = this.connect();
      }
      throw error;
    }
  }

  // the settings are made before anything else runs: a local connection works at once
  private connect(): Client {
    const client = createClient({ url: this.url });
    void client.executeMultiple(`
      PRAGMA busy_timeout = ${this.settings.busyTimeoutMs};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
    `);
    return client;
  }
}
