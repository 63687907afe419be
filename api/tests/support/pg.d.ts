/** The part of PostgreSQL's driver that is used without Lucid; it brings no types. */
declare module 'pg' {
  interface Place {
    host?: string | undefined
    port?: number
    user?: string | undefined
    database?: string | undefined
  }
  class Client {
    constructor(place: Place)
    connect(): Promise<void>
    query(sql: string): Promise<{ rows: any[] }>
    escapeIdentifier(name: string): string
    end(): Promise<void>
  }
  const pg: { Client: typeof Client }
  export default pg
}
