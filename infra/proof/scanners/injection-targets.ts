import { Client } from '../../tests/support/client.ts'
import type { Installation } from '../../tests/support/installation.ts'

/** One kind of request, and what of it is tried. */
export interface InjectionTarget {
  /** Path and query. A `*` after a value marks it as one to try. */
  path: string
  method?: string
  /** A body; its type follows from what it looks like. `*` marks as in the path. */
  body?: string
  headers?: Record<string, string>
  /** Names to try, where `*` does not mark the values. */
  names?: string[]
  /** How it is answered as it stands here; 200 or 201 by default. */
  status?: number
}

const BOUNDARY = 'form'

const multipart = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    )
    .join('') + `--${BOUNDARY}--\r\n`

const json = (value: unknown) => JSON.stringify(value)

/** A request whose named parameters are all tried. */
function query(path: string, values: Record<string, string>): InjectionTarget {
  return { path: `${path}?${new URLSearchParams(values)}`, names: Object.keys(values) }
}

function jsonBody(method: string, path: string, fields: object): InjectionTarget {
  return { method, path, body: json(fields), names: Object.keys(fields) }
}

/** A form, a few fields at a time: one request after the other, all of them would take too long. */
function forms(method: string, path: string, fields: Record<string, string>): InjectionTarget[] {
  const names = Object.keys(fields)
  const body = multipart(fields)
  return Array.from({ length: Math.ceil(names.length / 4) }, (_, part) => {
    return { method, path, body, names: names.slice(part * 4, part * 4 + 4) }
  })
}

const tournament = {
  title: 'Spring Open',
  description: 'Seven rounds.',
  formLink: 'https://forms.example/x',
  isActive: 'true',
  maxParticipants: '60',
  prizes: '[{"position":"First","amount":5000}]',
  slug: 'spring-open',
  startDate: '2027-03-07',
  endDate: '2027-03-08',
  entryDeadline: '2027-03-01',
  reportingTime: '08:30',
  venue: 'Town hall',
  city: 'Pune',
  mapUrl: 'https://maps.example/x',
  entryFee: '300',
  seatsNote: 'Few seats',
  rounds: '7',
  format: 'Swiss',
  timeControl: '25+10',
  rated: 'fide',
  eligibility: 'Everybody',
  categories: '["U9"]',
  federationCodes: 'MAH/1',
  contactName: 'Asha',
  contactPhone: '+911234567890',
  status: 'scheduled',
  statusReason: 'Rain',
}

const achievement = {
  title: 'State champion',
  studentName: 'Ravi',
  description: 'First of eighty.',
  date: '2026-05-01',
  location: 'Pune',
  ratingChange: '+30',
  tags: '["rapid"]',
  isActive: 'true',
  slug: 'state-champion',
}

const contact = {
  name: 'Sunita',
  email: 'a@mail.example',
  phone: '+911234567890',
  subject: 'Classes',
  message: 'Is there a place?',
}

async function add(client: Client, token: string, path: string, fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (name !== 'slug') data.set(name, value)
  const { status, text } = await client.send('POST', path, data, token)
  if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${text}`)
  return (JSON.parse(text) as { data: { _id: string; createdAt: string } }).data
}

/**
 * Puts rows into the academy, some of which the requests find, and names every request that takes
 * input as anybody may type it: of the public, of the director, and of the rendered pages. Left out
 * are passwords that are changed, of which only the hash is stored, and single switches.
 */
export async function injectionTargets(
  academy: Installation,
  token: string
): Promise<InjectionTarget[]> {
  const client = new Client(academy.origin)
  const one = await add(client, token, '/api/tournaments', tournament)
  await add(client, token, '/api/tournaments', { ...tournament, title: 'Another' })
  const won = await add(client, token, '/api/achievements', achievement)
  await add(client, token, '/api/achievements', { ...achievement, title: 'Another', tags: '[]' })
  await client.write('Sunita', contact.message)
  await client.write('Ravi', 'When do the classes begin, please?')
  const { text } = await client.call('/api/contacts', { token })
  client.close()
  const message = (JSON.parse(text) as { data: { _id: string; createdAt: string }[] }).data[0]!

  const moments = { from: '2020-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' }
  const page = { page: '1', perPage: '5' }
  const later = `2099-01-01T00:00:00.000Z~${one._id}`
  const day = `2099-01-01~${won._id}`
  return [
    query('/api/contacts', { q: 'place', status: 'unread', ...moments, ...page }),
    query('/api/contacts', { after: later }),
    query('/api/tournaments/admin', { q: 'spring', status: 'active', ...moments, ...page }),
    query('/api/tournaments/admin', { after: later }),
    query('/api/achievements/admin', {
      q: 'state',
      status: 'active',
      from: '2020-01-01',
      to: '2099-01-01',
      tag: 'rapid',
      ...page,
    }),
    query('/api/achievements/admin', { after: day }),
    query('/api/tournaments', { after: `2026-01-01~0~2020-01-01~${one._id}` }),
    query('/api/achievements', { after: `~0~${day}` }),
    query('/updates', { q: 'spring' }),
    query('/achievements', { q: 'state', sort: 'recent' }),

    { path: `/api/tournaments/${one._id}*` },
    { path: '/api/tournaments/spring-open*' },
    { path: `/api/tournaments/${one._id}*/neighbours` },
    { path: '/api/achievements/state-champion*' },
    { path: `/api/achievements/${won._id}*/neighbours` },
    { path: `/api/contacts/${message._id}*` },
    { path: `/api/contacts/${message._id}*/read`, method: 'PATCH' },
    { path: `/api/contacts/${message._id}*/restore`, method: 'POST', status: 404 },
    { path: `/api/contacts/${message._id}*/notifications/retry`, method: 'POST' },
    { path: `/api/tournaments/${one._id}*/restore`, method: 'POST', status: 404 },
    { path: `/api/achievements/${won._id}*/restore`, method: 'POST', status: 404 },
    ...['tournaments', 'achievements', 'contacts'].map((list) => ({
      // An id of another list: the row that is there has to stay there for the rest.
      path: `/api/${list}/${list === 'contacts' ? one._id : message._id}*`,
      method: 'DELETE',
      status: 404,
    })),
    { path: '/updates/spring-open*' },
    { path: '/achievements/state-champion*' },
    { path: `/uploads/share/${one._id}*/0123456789abcdef.jpg`, status: 302 },

    jsonBody('POST', '/api/contacts', contact),
    {
      path: '/contact/send',
      method: 'POST',
      body: new URLSearchParams(contact).toString(),
      headers: { Origin: academy.origin },
      names: Object.keys(contact),
    },
    // Few of these come as far as the password: the limit of tries is as it is on a server.
    {
      ...jsonBody('POST', '/api/auth/login', { email: 'a@mail.example', password: 'knight-f3' }),
      status: 400,
    },
    jsonBody('POST', '/api/auth/register', {
      email: 'coach@mail.example',
      password: 'bishop-g5-and-rook-e1',
    }),
    {
      path: '/api/settings',
      method: 'PUT',
      body: json({ notificationEmails: ['a@mail.example*'] }),
    },
    { path: '/api/settings/emails', method: 'PUT', body: json({ emails: ['a@mail.example*'] }) },
    jsonBody('POST', '/api/settings/test-email', { email: 'a@mail.example' }),
    ...forms('PUT', `/api/tournaments/${one._id}`, tournament),
    ...forms('PUT', `/api/achievements/${won._id}`, achievement),
    ...forms('POST', '/api/tournaments/share-picture', { id: one._id }),
    ...forms('POST', '/api/achievements/share-picture', { id: won._id }),

    { path: '/api/auth/profile', headers: { Authorization: `Bearer ${token}*` } },
    {
      path: '/api/contacts',
      method: 'POST',
      body: json(contact),
      headers: { 'Idempotency-Key': `${message._id}*` },
    },
    {
      path: `/api/tournaments/${one._id}`,
      method: 'PUT',
      body: multipart({ city: 'Pune' }),
      headers: { 'If-Match': '"1"*' },
      status: 409,
    },
    { path: '/api/tournaments', names: ['user-agent', 'referer'] },
  ]
}

function typeOf(body: string): string {
  if (body.startsWith('{')) return 'application/json'
  if (body.startsWith('--')) return `multipart/form-data; boundary=${BOUNDARY}`
  return 'application/x-www-form-urlencoded'
}

/** The headers that a target is sent with, by a director. */
export function headersOf({ body, headers }: InjectionTarget, token: string) {
  return {
    Authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'Content-Type': typeOf(body) }),
    ...headers,
  }
}

const unmarked = (text: string) => text.replaceAll('*', '')

/**
 * Sends a target as it stands: what is refused for a mistake of ours would try nothing.
 * @returns what is wrong with the answer, if anything
 */
export async function refusalOf(
  academy: Installation,
  target: InjectionTarget,
  token: string
): Promise<string | undefined> {
  const client = new Client(academy.origin)
  const headers = Object.entries(headersOf(target, token))
  const { status, text } = await client.call(unmarked(target.path), {
    method: target.method,
    body: target.body === undefined ? undefined : unmarked(target.body),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, unmarked(value)])),
  })
  client.close()
  const expected = target.status ? [target.status] : [200, 201]
  return expected.includes(status) ? undefined : `${status} ${text.slice(0, 200)}`
}
