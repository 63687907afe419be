import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Installation } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'
import { needProgram } from '../program.ts'

interface Finding {
  id: string
  severity: string
  finding: string
}

/** The certificate of the trial is made here, and the client may choose among good ciphers. */
const ALLOWED =
  /^(cert|chain|OCSP|DNS_CAA|trust|security_headers|BREACH|cipher_order|prio_|engine_problem|overall)/i

/** S11: what two scanners say about the TLS of the shipped configuration. */
export async function tls(): Promise<Outcome> {
  needProgram('sslscan')
  needProgram('testssl')
  const academy = await Installation.deployed()
  try {
    const address = `127.0.0.1:${academy.ports.https}`
    const scan = spawnSync('sslscan', ['--no-colour', '--sni-name=localhost', address], {
      encoding: 'utf8',
    }).stdout
    const enabled = [...scan.matchAll(/^(SSLv\d|TLSv[\d.]+)\s+enabled/gm)].map(([, name]) => name)
    const ciphers = [
      ...scan.matchAll(/^(?:Preferred|Accepted)\s+TLSv[\d.]+\s+\d+ bits\s+(\S+)/gm),
    ].map(([, name]) => name!)
    const weak = ciphers.filter((name) => !/GCM|CHACHA20/.test(name) || !/^(TLS_|ECDHE)/.test(name))
    const test = spawnSync(
      'testssl',
      [
        '--quiet',
        '--color',
        '0',
        '--warnings',
        'off',
        '--openssl-timeout',
        '5',
        '--jsonfile',
        `${academy.root}/testssl.json`,
        '--ip',
        '127.0.0.1',
        '-p',
        '-s',
        '-f',
        '-U',
        `https://localhost:${academy.ports.https}`,
      ],
      { encoding: 'utf8', timeout: 280_000 }
    )
    let findings: Finding[] = []
    try {
      findings = JSON.parse(readFileSync(`${academy.root}/testssl.json`, 'utf8')) as Finding[]
    } catch {
      return { holds: false, seen: `testssl gave no findings: ${test.stdout.slice(-200)}` }
    }
    const bad = findings.filter(
      ({ id, severity }) => /LOW|MEDIUM|HIGH|CRITICAL/.test(severity) && !ALLOWED.test(id)
    )
    return {
      holds:
        enabled.join() === 'TLSv1.2,TLSv1.3' &&
        ciphers.length > 0 &&
        weak.length === 0 &&
        findings.length > 10 &&
        bad.length === 0,
      seen:
        `sslscan: ${enabled.join(' and ')}, ${ciphers.length} ciphers, ${weak.length} without AEAD or forward secrecy; ` +
        `testssl: ${findings.length} findings, ${bad.length} against us` +
        (bad[0]
          ? ` (${bad
              .slice(0, 4)
              .map(({ id, finding }) => `${id}: ${finding}`)
              .join('; ')})`
          : ''),
    }
  } finally {
    academy.remove()
  }
}
