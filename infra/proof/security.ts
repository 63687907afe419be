import type { Row } from './outcome.ts'
import { anonymousBytes } from './rows/anonymous-bytes.ts'
import { forgedTokens } from './rows/forged-tokens.ts'
import { guessing } from './rows/guessing.ts'
import { smuggling } from './rows/smuggling.ts'
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
    asked: '0 answers 5xx, 0 leaks',
    tests: [`${api}/hostile/input.spec.ts`],
    onBothDatabases: true,
  },
  {
    id: 'S4',
    promise: 'Bombs and polyglots',
    asked: 'refused or cleaned',
    tests: [`${api}/hostile/pictures.spec.ts`, `${api}/public/http/errors.spec.ts`],
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
      'infra/e2e/admin/session.spec.ts',
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
    tests: [`${api}/admin/tournaments/aborted_upload.spec.ts`],
  },
  {
    id: 'S9',
    promise: 'Path traversal',
    asked: '60 encodings everywhere: 0 outside files, 0 names from the client',
    prove: traversal,
    tests: ['infra/nginx-tests/addresses.test.ts', `${api}/public/uploads/show.spec.ts`],
  },
  {
    id: 'S11',
    promise: 'TLS',
    asked: '1.2 and 1.3 only, AEAD, forward secrecy, 0 vulnerable',
    prove: tls,
    tests: ['infra/nginx-tests/transport.test.ts'],
  },
  {
    id: 'S13',
    promise: 'Mail injection',
    asked: '0 extra headers or recipients',
    tests: [`${api}/notifications/send.spec.ts`, `${api}/public/contact_messages/store.spec.ts`],
  },
  {
    id: 'S15',
    promise: 'Smuggling',
    asked: '200 pairs, 0 understood',
    prove: smuggling,
    tests: ['infra/nginx-tests/addresses.test.ts'],
  },
]
