/** The part of PostgreSQL's driver that is used without Lucid; it brings no types. */
declare module 'pg' {
  interface Options {
    host?: string | undefined
    port?: number
    user?: string | undefined
    password?: string | undefined
    database?: string | undefined
  }
  class Client {
    constructor(options: Options)
    connect(): Promise<void>
    query(sql: string): Promise<{ rows: any[] }>
    escapeIdentifier(name: string): string
    end(): Promise<void>
  }
  const pg: { Client: typeof Client }
  export default pg
}
