import { fileURLToPath } from 'node:url'
import { freePorts } from '../../start/free-port.ts'
import { BareMachine } from '../../tests/support/bare-machine.ts'
import { CertificateAuthority } from '../../tests/support/certificate-authority.ts'
import { DEPLOYING, DOMAIN, EMAIL, ServedMachine } from '../../tests/support/served-machine.ts'
import { until } from '../../tests/support/until.ts'
import { CannotRun, type Outcome } from '../outcome.ts'
import { needProgram, needRoot } from '../program.ts'

/** What the machine may take to do something by itself, in seconds. */
const PATIENCE = 30

const project = fileURLToPath(new URL('../../../', import.meta.url))

function isServed(served: ServedMachine) {
  const { checks } = served
  checks['pages, admin and API are served'] = served.serves()
  const units = ['nginx', 'academy-worker', 'academy-backup.timer', 'academy-purge.timer']
  checks['the units run, two of the web'] =
    served.run(`systemctl is-active ${units.join(' ')}`).status === 0 &&
    served.serving().length === 2
}

/** @returns the address of a picture that is now in the list */
async function doesItsWork(served: ServedMachine): Promise<string> {
  const { checks } = served
  served.signIn()
  const picture = served.publish('tournaments', 'banner', '-F formLink=https://forms.example/x')
  checks['nginx shows an uploaded picture'] = served.kind(picture) === '200 image/webp'
  const avif = picture.replace('.webp', '.avif')
  const isMade = () => served.kind(avif) === '200 image/avif'
  checks['the worker makes its AVIF'] = await until(isMade, PATIENCE)

  checks['a backup is made, and restores'] =
    served.run('systemctl start academy-backup.service').status === 0 &&
    served.run(`${DEPLOYING}/ace.sh backup:drill`).status === 0
  checks['the purge runs'] = served.run('systemctl start academy-purge.service').status === 0
  return picture
}

async function deploysAgain(served: ServedMachine) {
  const { checks } = served
  const [one] = served.serving()
  const process = () => served.run(`systemctl show --property=MainPID --value ${one}`).said
  const killed = process()
  served.run(`systemctl kill --signal=KILL ${one}`)
  const isActive = () => served.run(`systemctl is-active ${one}`).said === 'active'
  const isBack = () => isActive() && process() !== killed
  checks['a killed process comes back'] = await until(isBack, PATIENCE)

  served.deploy()
  checks['a second deploy serves'] = served.serves() && !served.serving().includes(one!)
  served.must('going back', `${DEPLOYING}/rollback.sh`)
  checks['so does the rollback'] = served.serves() && served.serving().includes(one!)
}

/** As number 9 of the runbook has it. Folders that are made later must be nginx's to read, too. */
function restores(served: ServedMachine, picture: string) {
  const { checks } = served
  served.must('stopping', "systemctl stop 'academy-*'")
  served.must('restoring', `${DEPLOYING}/ace.sh backup:restore --force`)
  served.must('starting again', `${DEPLOYING}/apply.sh`)
  checks['a restored backup is served'] =
    served.serves() && served.kind(picture) === '200 image/webp'
  const facts = '-F studentName=Asha -F date=2026-01-01 -F location=Satara'
  const later = served.publish('achievements', 'image', facts)
  checks['so are pictures that come later'] = served.kind(later) === '200 image/webp'
  const rights = 'stat --format=%a /var/lib/academy/academy.sqlite /var/lib/academy/app.key'
  checks['rows and key are for their account alone'] =
    served.run(rights).said.replaceAll('\n', ' ') === '600 600'
}

/** @param http where the site answers the authority */
async function certifies(served: ServedMachine, http: number) {
  const { checks } = served
  const first = served.certificate()
  served.must('renewing', 'certbot renew --force-renewal')
  const isReal = () => served.certificate().includes(served.authority)
  const isRenewed = () => served.certificate() !== first && isReal()
  checks['the certificate is the authority’s, and a renewed one is served'] =
    first.includes(served.authority) && (await until(isRenewed, PATIENCE))

  served.must('forgetting it', `certbot delete --non-interactive --cert-name ${DOMAIN}`)
  served.must('making one', `${DEPLOYING}/setup.sh ${DOMAIN} && systemctl reload nginx.service`)
  const isOwn = () => served.certificate().includes(DOMAIN)
  checks['a self-signed one takes its place'] = await until(isOwn, PATIENCE)

  served.provedAt()
  const unproved = served.run(`${DEPLOYING}/setup.sh ${DOMAIN} ${EMAIL}`)
  checks['it stays when the authority finds no proof'] =
    unproved.status === 1 &&
    unproved.said.includes('No certificate for') &&
    served.serves() &&
    isOwn()

  served.provedAt(http)
  served.setUp()
  checks['it gives way to a real one'] = await until(isReal, PATIENCE)
}

function refusesWrongSettings(served: ServedMachine) {
  served.must('spoiling a setting', "echo 'LIMIT_SIGN_IN=many' >> /etc/academy/academy.env")
  const refused = served.run(`${DEPLOYING}/apply.sh`)
  served.checks['a wrong setting is named in a sentence, and nothing changes'] =
    refused.status === 1 && refused.said.startsWith('LIMIT_SIGN_IN must be') && served.serves()
  served.must('mending it', "sed -i '/LIMIT_SIGN_IN=many/d' /etc/academy/academy.env")
}

async function outlivesPowerCut(served: ServedMachine, picture: string) {
  const { checks } = served
  await served.rebootAfterPowerCut()
  checks['it serves after a power cut'] = await until(() => served.serves(), 60)
  checks['with the picture, and no unit failed'] =
    served.kind(picture) === '200 image/webp' &&
    served.run('systemctl --failed --quiet').said === ''
}

/** How long something took, in seconds. */
function timed(act: () => void): number {
  const begun = performance.now()
  act()
  return (performance.now() - begun) / 1000
}

/**
 * M2: what infra/docs/operations.md says under "On a server", on a Debian 12 that has nothing but
 * git: systemd starts the units as they are shipped, under the accounts and rights that they have
 * there.
 */
export async function bareMachine(): Promise<Outcome> {
  needRoot('a container with systemd')
  for (const program of ['debootstrap', 'systemd-nspawn', 'nsenter']) needProgram(program)
  const machine = new BareMachine(project)
  const authority = await CertificateAuthority.started()
  try {
    machine.install()
    await machine.boot().catch((error: Error) => {
      throw new CannotRun(`systemd cannot be started in a container (${error.message})`)
    })
    // The network is this machine's, where somebody else may listen.
    const [http, https, proving, ...pairs] = (await freePorts(7)) as [number, number, number]
    const served = new ServedMachine(machine, authority, https)
    served.provedAt(proving, http)
    served.must(
      'choosing the authority',
      `mkdir -p /root/.config/letsencrypt && printf 'server = ${authority.directory}\\nhttp-01-port = ${proving}\\n' > /root/.config/letsencrypt/cli.ini`
    )

    const settingUp = timed(() => served.setUp())
    const ports = {
      HTTP_PORT: http,
      HTTPS_PORT: https,
      BLUE_PORTS: pairs.slice(0, 2).join(' '),
      GREEN_PORTS: pairs.slice(2).join(' '),
    }
    for (const [name, value] of Object.entries(ports)) {
      served.must('settings', `sed -i 's/^${name}=.*/${name}=${value}/' /etc/academy/site.env`)
    }
    const before = served.settings()
    served.setUp()
    served.checks['setting up again changes nothing'] =
      served.settings() === before && before.length > 500
    const deploying = timed(() => served.deploy())

    isServed(served)
    const picture = await doesItsWork(served)
    await deploysAgain(served)
    restores(served, picture)
    await certifies(served, http)
    refusesWrongSettings(served)
    await outlivesPowerCut(served, picture)

    const { checks } = served
    const broken = Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]))
    const count = Object.keys(checks).length
    return {
      holds: broken.length === 0,
      seen:
        `set up in ${(settingUp / 60).toFixed(1)} min (the installing of Debian packages included), ` +
        `deployed in ${deploying.toFixed(0)} s as built here; ${count - broken.length} of ${count} things hold` +
        (broken.length ? `; not: ${broken.join('; ')}` : `: ${Object.keys(checks).join('; ')}`),
    }
  } finally {
    await machine.remove()
    await authority.stop()
  }
}
