import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** The authority's certificate says that it is this one's. */
const NAME = 'Certificate authority of the trial'

/** A certificate authority for certbot, in a thread of its own: who runs certbot may wait for it. */
export class CertificateAuthority {
  readonly name = NAME
  /** What certbot's `server` is set to. */
  readonly directory: string
  readonly #folder: string
  readonly #worker: Worker

  private constructor(worker: Worker, directory: string, folder: string) {
    this.#worker = worker
    this.directory = directory
    this.#folder = folder
  }

  static async started(): Promise<CertificateAuthority> {
    const worker = new Worker(new URL('acme-server.ts', import.meta.url), { workerData: NAME })
    const [{ directory, folder }] = (await once(worker, 'message')) as [
      { directory: string; folder: string },
    ]
    return new CertificateAuthority(worker, directory, folder)
  }

  /** On which ports of this machine it looks for a proof, as it would on port 80 of the named one. */
  lookOn(...ports: number[]) {
    this.#worker.postMessage(ports)
  }

  async stop() {
    await this.#worker.terminate()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
