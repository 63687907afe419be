import { SOURCE, type BareMachine } from './bare-machine.ts'
import type { CertificateAuthority } from './certificate-authority.ts'

/** Where the machine has the programs that set it up. */
export const DEPLOYING = `${SOURCE}/infra/deploy`
export const DOMAIN = 'academy.example'
export const EMAIL = 'you@academy.example'
const PICTURE = `${SOURCE}/api/database/demo/tournaments/arena.webp`

/** A machine set up by the README, as somebody with a shell on it and a browser sees it. */
export class ServedMachine {
  readonly #machine: BareMachine
  readonly #authority: CertificateAuthority
  readonly #https: number
  readonly #curl: string
  readonly #origin: string
  /** Told by the name of what is checked, so that a failure says what it is. */
  readonly checks: Record<string, boolean> = {}
  #token = ''

  constructor(machine: BareMachine, authority: CertificateAuthority, https: number) {
    this.#machine = machine
    this.#authority = authority
    this.#https = https
    this.#origin = `https://${DOMAIN}:${https}`
    this.#curl = `curl --silent --insecure --max-time 10 --resolve ${DOMAIN}:${https}:127.0.0.1`
  }

  run(line: string) {
    return this.#machine.run(line)
  }

  /** @throws Error with its last lines when the command fails */
  must(what: string, line: string): string {
    const { status, said } = this.run(line)
    if (status !== 0) throw new Error(`${what}: ${said.split('\n').slice(-5).join(' ')}`)
    return said
  }

  setUp() {
    this.must('setting up', `${DEPLOYING}/setup.sh ${DOMAIN} ${EMAIL}`)
  }

  deploy() {
    this.must('deploying', `${DEPLOYING}/deploy.sh --built ${SOURCE}`)
  }

  settings(): string {
    return this.run('cat /etc/academy/*.env /etc/letsencrypt/live/*/*').said
  }

  /** Status and type of an answer: `200 image/webp`. */
  kind(path: string): string {
    return this.run(
      `${this.#curl} -o /dev/null -w '%{http_code} %{content_type}' ${this.#origin}${path}`
    ).said
  }

  serves(): boolean {
    const paths = ['/', '/updates', '/login', '/api/tournaments']
    return paths.every((path) => this.kind(path).startsWith('200'))
  }

  /** The units of the web that run. */
  serving(): string[] {
    return this.run("systemctl list-units --plain --no-legend --state=active 'academy-web@*'")
      .said.split('\n')
      .flatMap((line) => line.split(' ')[0] || [])
  }

  signIn() {
    this.#token = this.must(
      'signing in',
      `. /etc/academy/academy.env; ${this.#curl} ${this.#origin}/api/auth/login -H 'Content-Type: application/json' -d "{\\"email\\":\\"$ADMIN_EMAIL\\",\\"password\\":\\"$ADMIN_PASSWORD\\"}" | sed -n 's/.*"token":"\\([^"]*\\)".*/\\1/p'`
    )
  }

  /** @returns the address of its picture */
  publish(list: string, field: string, facts: string): string {
    const common = `-F title=First -F description=Seven -F isActive=true -F ${field}=@${PICTURE}`
    const made = this.must(
      'publishing',
      `${this.#curl} ${this.#origin}/api/${list} -H 'Authorization: Bearer ${this.#token}' ${common} ${facts}`
    )
    return /\/uploads\/[^" ,]*\.webp/.exec(made)?.[0] ?? '/uploads/none.webp'
  }

  /** Issuer's name and number of what is served, not of what lies on the disk. */
  certificate(): string {
    return this.run(
      `openssl s_client -connect 127.0.0.1:${this.#https} -servername ${DOMAIN} </dev/null 2>/dev/null | openssl x509 -noout -issuer -serial`
    ).said
  }

  async rebootAfterPowerCut() {
    await this.#machine.cutPower()
    await this.#machine.boot()
  }

  /** Where the authority looks for its proof; nowhere without a port. */
  provedAt(...ports: number[]) {
    this.#authority.lookOn(...ports)
  }

  get authority(): string {
    return this.#authority.name
  }
}
