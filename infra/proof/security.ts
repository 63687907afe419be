import type { Row } from './outcome.ts'
import { anonymousBytes } from './rows/anonymous-bytes.ts'
import { caps } from './rows/caps.ts'
import { forgedTokens } from './rows/forged-tokens.ts'
import { guessing } from './rows/guessing.ts'
import { headers } from './rows/headers.ts'
import { scans } from './rows/scans.ts'
import { privacy, secrets } from './rows/secrets.ts'
import { sessionRaces } from './rows/session-races.ts'
import { signInCrowd } from './rows/sign-in-crowd.ts'
import { smuggling } from './rows/smuggling.ts'
import { storedScripts } from './rows/stored-scripts.ts'
import { tls } from './rows/tls.ts'
import { traversal } from './rows/traversal.ts'

const api = 'api/tests/functional'

export const security: Row[] = [
  {
    id: 'S1',
    promise: 'Authorization',
    asked: 'the whole matrix, 0 mismatches',
    tests: [`${api}/matrix/authorization.spec.ts`],
    onBothDatabases: true,
  },
  {
    id: 'S2',
    promise: 'Hostile input',
    asked: 'thousands on every route: 0 answers 5xx, 0 leaks',
    tests: [`${api}/hostile/list_queries.spec.ts`, `${api}/hostile/every_route.spec.ts`],
    onBothDatabases: true,
  },
  {
    id: 'S3',
    promise: 'Image corpus',
    asked: '0 crashes, 0 metadata, only our formats',
    tests: [`${api}/hostile/pictures.spec.ts`],
  },
  {
    id: 'S4',
    promise: 'Bombs and polyglots',
    asked: 'refused or cleaned',
    tests: [
      `${api}/hostile/pictures.spec.ts`,
      `${api}/public/http/errors.spec.ts`,
      'api/tests/unit/picture_memory.spec.ts',
    ],
  },
  {
    id: 'S5',
    promise: 'Brute force',
    asked:
      '1,000 guesses: ≤ 20 passwords compared, over a restart; elsewhere the first try succeeds',
    prove: guessing,
    tests: [`${api}/public/http/limits.spec.ts`, `${api}/public/sessions/sign_in.spec.ts`],
  },
  {
    id: 'S6',
    promise: 'Revocation',
    asked: '0 grace, all tabs signed out',
    tests: [
      `${api}/admin/sessions/session.spec.ts`,
      `${api}/admin/sessions/everywhere.spec.ts`,
      'infra/tests/e2e/admin/session.spec.ts',
    ],
    onBothDatabases: true,
  },
  {
    id: 'S7',
    promise: 'Forged tokens are free',
    asked: '1,000 with a real id: 0 writes',
    prove: forgedTokens,
    tests: [`${api}/admin/sessions/forged_token.spec.ts`],
    onBothDatabases: true,
  },
  {
    id: 'S8',
    promise: 'Anonymous bytes',
    asked: '50 × 10 MB: 0 bytes stay',
    prove: anonymousBytes,
    tests: [`${api}/hostile/pictures.spec.ts`],
  },
  {
    id: 'S9',
    promise: 'Path traversal',
    asked: '60 encodings everywhere: 0 outside files, 0 names from the client',
    prove: traversal,
    tests: ['infra/nginx-tests/addresses.test.ts', `${api}/public/uploads/show.spec.ts`],
  },
  {
    id: 'S10',
    promise: 'Headers',
    asked:
      '≥ 125 points of the Observatory and no finding on every kind of answer, each header once',
    prove: headers,
    tests: ['infra/nginx-tests/headers.test.ts', 'infra/tests/e2e/site/documents.spec.ts'],
  },
  {
    id: 'S11',
    promise: 'TLS',
    asked: '1.2 and 1.3 only, AEAD, forward secrecy, 0 vulnerable',
    prove: tls,
    tests: ['infra/nginx-tests/transport.test.ts'],
  },
  {
    id: 'S12',
    promise: 'Scripts in stored text',
    asked: '0 run, 0 javascript: links, 0 violations of the policy on a tour of all screens',
    prove: storedScripts,
    tests: [`${api}/admin/tournaments/store.spec.ts`, `${api}/notifications/send.spec.ts`],
  },
  {
    id: 'S13',
    promise: 'Mail injection',
    asked: '0 extra headers or recipients',
    tests: [`${api}/notifications/send.spec.ts`, `${api}/public/contact_messages/store.spec.ts`],
  },
  {
    id: 'S14',
    promise: 'SQL injection and scan',
    asked:
      'sqlmap level 3 risk 2 on every parameter: 0 injections; wapiti: 0 of medium level; ffuf: 0 unexpected answers 200',
    prove: scans,
    minutes: 16,
  },
  {
    id: 'S15',
    promise: 'Smuggling',
    asked: '200 pairs, 0 understood',
    prove: smuggling,
    tests: ['infra/nginx-tests/addresses.test.ts'],
  },
  {
    id: 'S16',
    promise: 'Foreign origins',
    asked: '0 allow-origin headers, forms of other types 415',
    tests: [`${api}/public/http/errors.spec.ts`],
    onBothDatabases: true,
  },
  {
    id: 'S17',
    promise: 'Spam',
    asked: 'limits hold, ≤ 21 mails an hour and recipient, 0 messages lost',
    tests: [`${api}/notifications/digest.spec.ts`, `${api}/public/http/limits.spec.ts`],
  },
  {
    id: 'S18',
    promise: 'Secrets',
    asked: '0 in logs, database, builds and bill of materials',
    prove: secrets,
    tests: ['api/tests/unit/log.spec.ts'],
  },
  {
    id: 'S19',
    promise: 'Hardening',
    asked: 'units of the API ≤ 1.5, nginx ≤ 4.0; security:check refuses what is weak',
    tests: ['infra/systemd-tests/units.test.ts', 'api/tests/unit/security_check.spec.ts'],
  },
  {
    id: 'S20',
    promise: 'Versions',
    asked: '≥ floors, 0 unlisted install scripts, bill of materials',
    tests: ['infra/supply-tests/supply.test.ts'],
  },
  {
    id: 'S21',
    promise: 'Slow expressions',
    asked: 'every one of ours safe, or bounded; no rule or validator takes 20 ms with any text',
    tests: ['infra/supply-tests/expressions.test.ts', 'api/tests/unit/slow_texts.spec.ts'],
  },
  {
    id: 'S22',
    promise: 'Privacy',
    asked: 'deleted: gone from rows, mails, the next backup; never in logs',
    prove: privacy,
    tests: [`${api}/housekeeping/purge.spec.ts`],
  },
  {
    id: 'S23',
    promise: 'Caps before work',
    asked:
      '1,000 hostile requests on every route under 512 MB: 0 exits, ≤ 300 MB, refused in 50 ms',
    prove: caps,
    tests: ['infra/nginx-tests/caps.test.ts', `${api}/hostile/caps.spec.ts`],
    minutes: 15,
  },
  {
    id: 'S24',
    promise: 'The policy comes from the build',
    asked: '200 hostile texts in every stored field: no header differs from that of plain text',
    tests: ['infra/tests/e2e/site/stored-texts.spec.ts'],
  },
  {
    id: 'S25',
    promise: 'A change of password leaves no old session',
    asked: '500 races of a change against sign-ins: 0 survive',
    prove: sessionRaces,
    tests: ['api/tests/unit/password_races.spec.ts'],
    onBothDatabases: true,
  },
  {
    id: 'S26',
    promise: 'Strangers cannot shut the director out',
    asked:
      '200 invented sign-ins a second from as many networks: the director in ≤ 2 s from a network used lately',
    prove: signInCrowd,
    tests: [`${api}/public/http/limits.spec.ts`, 'api/tests/unit/line.spec.ts'],
  },
]
