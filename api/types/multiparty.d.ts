declare module '@poppinss/multiparty' {
  import type { IncomingMessage } from 'node:http'
  import type { Readable } from 'node:stream'

  export interface Part extends Readable {
    name: string
    filename?: string
    headers: Record<string, string>
    on(event: 'data', listener: (chunk: Buffer) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
  }

  class Form {
    constructor(limits: { maxFields: number; maxFieldsSize: number })
    on(event: 'error', listener: (error: Error & { status?: number }) => void): this
    on(event: 'field', listener: (name: string, text: string) => void): this
    on(event: 'part', listener: (part: Part) => void): this
    on(event: 'close', listener: () => void): this
    emit(event: 'error', error: Error): boolean
    parse(request: IncomingMessage): void
  }

  const multiparty: { Form: typeof Form }
  export default multiparty
}
