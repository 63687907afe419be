import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../start/free-port.ts'
import { BareMachine, SOURCE } from '../../trial/bare-machine.ts'
import { CertificateAuthority } from '../../trial/certificate-authority.ts'
import { CannotRun, type Outcome } from '../outcome.ts'
import { needProgram, needRoot } from '../program.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const DEPLOYING = `${SOURCE}/infra/deploy`
const DOMAIN = 'academy.example'
const EMAIL = 'you@academy.example'
const PICTURE = `${SOURCE}/api/database/demo/tournaments/arena.webp`

/** Told by the name of what is checked, so that a failure says what it is. */
type Checks = Record<string, boolean>

/**
 * M2: what the README says under "On a server", on a Debian 12 that has nothing but git: systemd starts
 * the units as they are shipped, under the accounts and rights that they have there.
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
    const checks: Checks = {}
    const must = (what: string, line: string) => {
      const { status, said } = machine.run(line)
      if (status !== 0) throw new Error(`${what}: ${said.split('\n').slice(-5).join(' ')}`)
      return said
    }

    // The network is this machine's, where somebody else may listen.
    const [http, https, proving, ...pairs] = (await freePorts(7)) as [number, number, number]
    authority.lookOn(proving, http)
    must(
      'choosing the authority',
      `mkdir -p /root/.config/letsencrypt && printf 'server = ${authority.directory}\\nhttp-01-port = ${proving}\\n' > /root/.config/letsencrypt/cli.ini`
    )

    const setUp = () => must('setting up', `${DEPLOYING}/setup.sh ${DOMAIN} ${EMAIL}`)
    const settings = () => machine.run('cat /etc/academy/*.env /etc/letsencrypt/live/*/*').said
    let begun = performance.now()
    setUp()
    const minutes = (performance.now() - begun) / 60_000
    const ports = {
      HTTP_PORT: http,
      HTTPS_PORT: https,
      BLUE_PORTS: pairs.slice(0, 2).join(' '),
      GREEN_PORTS: pairs.slice(2).join(' '),
    }
    for (const [name, value] of Object.entries(ports)) {
      must('settings', `sed -i 's/^${name}=.*/${name}=${value}/' /etc/academy/site.env`)
    }
    const before = settings()
    setUp()
    checks['setting up again changes nothing'] = settings() === before && before.length > 500

    begun = performance.now()
    must('deploying', `${DEPLOYING}/deploy.sh --built ${SOURCE}`)
    const seconds = (performance.now() - begun) / 1000

    const origin = `https://${DOMAIN}:${https}`
    const curl = `curl --silent --insecure --max-time 10 --resolve ${DOMAIN}:${https}:127.0.0.1`
    const kind = (path: string) =>
      machine.run(`${curl} -o /dev/null -w '%{http_code} %{content_type}' ${origin}${path}`).said
    const until = async (isTrue: () => boolean, patience = 30) => {
      const deadline = Date.now() + patience * 1000
      while (!isTrue() && Date.now() < deadline) await pause(500)
      return isTrue()
    }
    const serves = () =>
      ['/', '/updates', '/login', '/api/tournaments'].every((path) => kind(path).startsWith('200'))
    const serving = () =>
      machine
        .run("systemctl list-units --plain --no-legend --state=active 'academy-web@*'")
        .said.split('\n')
        .flatMap((line) => line.split(' ')[0] || [])

    checks['pages, admin and API are served'] = serves()
    const units = ['nginx', 'academy-worker', 'academy-backup.timer', 'academy-purge.timer']
    checks['the units run, two of the web'] =
      machine.run(`systemctl is-active ${units.join(' ')}`).status === 0 && serving().length === 2

    const token = must(
      'signing in',
      `. /etc/academy/academy.env; ${curl} ${origin}/api/auth/login -H 'Content-Type: application/json' -d "{\\"email\\":\\"$ADMIN_EMAIL\\",\\"password\\":\\"$ADMIN_PASSWORD\\"}" | sed -n 's/.*"token":"\\([^"]*\\)".*/\\1/p'`
    )
    /** @returns the address of its picture */
    const publish = (list: string, field: string, facts: string) => {
      const common = `-F title=First -F description=Seven -F isActive=true -F ${field}=@${PICTURE}`
      const made = must(
        'publishing',
        `${curl} ${origin}/api/${list} -H 'Authorization: Bearer ${token}' ${common} ${facts}`
      )
      return /\/uploads\/[^" ,]*\.webp/.exec(made)?.[0] ?? '/uploads/none.webp'
    }
    const picture = publish('tournaments', 'banner', '-F formLink=https://forms.example/x')
    checks['nginx shows an uploaded picture'] = kind(picture) === '200 image/webp'
    const avif = picture.replace('.webp', '.avif')
    checks['the worker makes its AVIF'] = await until(() => kind(avif) === '200 image/avif')

    checks['a backup is made, and restores'] =
      machine.run('systemctl start academy-backup.service').status === 0 &&
      machine.run(`${DEPLOYING}/ace.sh backup:drill`).status === 0
    checks['the purge runs'] = machine.run('systemctl start academy-purge.service').status === 0
    const [one] = serving()
    machine.run(`systemctl kill --signal=KILL ${one}`)
    checks['a killed process comes back'] = await until(
      () => machine.run(`systemctl is-active ${one}`).said === 'active'
    )

    must('deploying again', `${DEPLOYING}/deploy.sh --built ${SOURCE}`)
    checks['a second deploy serves'] = serves() && !serving().includes(one!)
    must('going back', `${DEPLOYING}/rollback.sh`)
    checks['so does the rollback'] = serves() && serving().includes(one!)

    // As number 9 of the runbook has it. Folders that are made later must be nginx's to read, too.
    must('stopping', "systemctl stop 'academy-*'")
    must('restoring', `${DEPLOYING}/ace.sh backup:restore --force`)
    must('starting again', `${DEPLOYING}/apply.sh`)
    checks['a restored backup is served'] = serves() && kind(picture) === '200 image/webp'
    const later = publish(
      'achievements',
      'image',
      '-F studentName=Asha -F date=2026-01-01 -F location=Satara'
    )
    checks['so are pictures that come later'] = kind(later) === '200 image/webp'
    const rights = 'stat --format=%a /var/lib/academy/academy.sqlite /var/lib/academy/app.key'
    checks['rows and key are for their account alone'] =
      machine.run(rights).said.replaceAll('\n', ' ') === '600 600'
    // What is served, not what lies on the disk: the issuer's name and the number.
    const certificate = () =>
      machine.run(
        `openssl s_client -connect 127.0.0.1:${https} -servername ${DOMAIN} </dev/null 2>/dev/null | openssl x509 -noout -issuer -serial`
      ).said
    const first = certificate()
    must('renewing', 'certbot renew --force-renewal')
    const isRenewed = () => certificate() !== first && certificate().includes(authority.name)
    checks['the certificate is the authority’s, and a renewed one is served'] =
      first.includes(authority.name) && (await until(isRenewed))
    must('forgetting it', `certbot delete --non-interactive --cert-name ${DOMAIN}`)
    must('making one', `${DEPLOYING}/setup.sh ${DOMAIN} && systemctl reload nginx.service`)
    const isOwn = () => certificate().includes(DOMAIN)
    checks['a self-signed one takes its place'] = await until(isOwn)
    authority.lookOn()
    const unproved = machine.run(`${DEPLOYING}/setup.sh ${DOMAIN} ${EMAIL}`)
    checks['it stays when the authority finds no proof'] =
      unproved.status === 1 && unproved.said.includes('No certificate for') && serves() && isOwn()
    authority.lookOn(http)
    setUp()
    checks['it gives way to a real one'] = await until(() => certificate().includes(authority.name))
    must('spoiling a setting', "echo 'LIMIT_SIGN_IN=many' >> /etc/academy/academy.env")
    const refused = machine.run(`${DEPLOYING}/apply.sh`)
    checks['a wrong setting is named in a sentence, and nothing changes'] =
      refused.status === 1 && refused.said.startsWith('LIMIT_SIGN_IN must be') && serves()
    must('mending it', "sed -i '/LIMIT_SIGN_IN=many/d' /etc/academy/academy.env")

    await machine.cutPower()
    await machine.boot()
    checks['it serves after a power cut'] = await until(serves, 60)
    checks['with the picture, and no unit failed'] =
      kind(picture) === '200 image/webp' && machine.run('systemctl --failed --quiet').said === ''

    const broken = Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]))
    const count = Object.keys(checks).length
    return {
      holds: broken.length === 0,
      seen:
        `set up in ${minutes.toFixed(1)} min (the installing of Debian packages included), deployed in ` +
        `${seconds.toFixed(0)} s as built here; ${count - broken.length} of ${count} things hold` +
        (broken.length ? `; not: ${broken.join('; ')}` : `: ${Object.keys(checks).join('; ')}`),
    }
  } finally {
    await machine.remove()
    await authority.stop()
  }
}
