import * as m from 'virtual:messages'
import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { readStored, writeStored } from '~/lib/stored'
import { playerFinder } from './find-players'
import { findFollowed, type FollowedPlayer } from './followed'
import { patch } from './patch'

/* The pages of results in the browser: news while a tournament is played, search, followed players. */

const POLL_MS = 30_000

const article = document.querySelector<HTMLElement>('.results')!
const form = article.querySelector<HTMLFormElement>('.find')
const follow = article.querySelector<HTMLButtonElement>('.follow')

const rowsOf = (list: string) => [
  ...article.querySelectorAll<HTMLTableRowElement>(`#${list} tbody tr`),
]
const numbersOf = (row: HTMLTableRowElement) =>
  [...row.querySelectorAll('a')].map((link) => link.pathname.split('/').at(-1)!)
const hasOneOf = (row: HTMLTableRowElement, players: { no: string }[]) =>
  numbersOf(row).some((number) => players.some(({ no }) => no === number))

const readPlayers = () =>
  rowsOf('standings').map((row) => ({
    no: numbersOf(row)[0]!,
    name: row.querySelector('a')!.textContent,
    club: row.querySelector('.club')?.textContent ?? '',
    group: row.querySelector('.group')?.textContent ?? '',
  }))

/**
 * Shows the players of a group with their games and what they have won: by the number of a board or a
 * player, or by part of a name or a club.
 */
function search() {
  if (!form) return
  const { q = '', group = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const wanted = latinDigits(q.trim())
  const isMeant = playerFinder(wanted)
  const found = readPlayers()
    .filter((player) => ['', player.group].includes(group))
    .filter(isMeant)
  const rows = [...rowsOf('standings'), ...rowsOf('pairings')]
  for (const row of rows) {
    const isBoard = row.closest('.pairings') && row.cells[0]!.textContent === wanted
    row.hidden = !isBoard && !hasOneOf(row, found)
  }
  const isAsked = wanted !== '' || group !== ''
  for (const row of article.querySelectorAll<HTMLTableRowElement>('.winners tr')) {
    row.hidden = isAsked && !hasOneOf(row, found)
  }
  const isNone = rows.every((row) => row.hidden)
  const words = isNone ? m.resultsNobody() : m.resultsFound({ count: found.length })
  const status = article.querySelector('.found')!
  const next = isAsked ? words : ''
  // The same words set again would be read out again.
  if (status.textContent !== next) status.textContent = next
}

const followedKey = `academy.followed.${article.dataset.tournament}`
const readFollowed = () => readStored<FollowedPlayer[]>('device', followedKey) ?? []

/** Shows the followed players' rows above all others: their latest pairings, and their places. */
function showFollowed() {
  const box = article.querySelector('#followed > div')
  if (!box) return
  const players = readPlayers()
  const found = readFollowed().flatMap((one) => findFollowed(players, one) ?? [])
  const fresh = document.createElement('div')
  for (const table of article.querySelectorAll('#pairings table, #standings table')) {
    fresh.append(table.cloneNode(true))
  }
  for (const row of fresh.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
    row.hidden = false
    if (!hasOneOf(row, found)) row.remove()
  }
  for (const table of fresh.querySelectorAll('table:not(:has(td))')) table.remove()
  box.parentElement!.hidden = found.length === 0
  patch(box, fresh)
}

/** The page of one player: the button that follows it; of a finished event nothing is to come. */
function showFollowing() {
  if (!follow) return
  const { no, name, namesakes, unfollowed, followed } = follow.dataset as Record<string, string>
  const self = { no: no!, name: name! }
  const all = readFollowed()
  const others = all.filter((one) => one.name !== name || (namesakes && one.no !== no))
  const isFollowed = others.length < all.length
  follow.hidden = !isFollowed && !article.hasAttribute('data-live')
  follow.textContent = (isFollowed ? followed : unfollowed)!
  follow.onclick = () => {
    writeStored('device', followedKey, isFollowed ? others : [...others, self])
    showFollowing()
  }
}

const ROLES: Record<string, string> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TD: 'cell',
}

/** A phone lays rows out anew: to VoiceOver they are no table then, unless each part says what it is. */
function giveRoles() {
  for (const part of article.querySelectorAll('table, table *')) {
    const head = part.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader'
    const role = part.nodeName === 'TH' ? head : ROLES[part.nodeName]
    if (role) part.setAttribute('role', role)
  }
}

async function refresh() {
  if (document.hidden || !navigator.onLine) return
  // With this header the worker keeps the copy for when there is no signal.
  const headers = { Accept: 'text/html' }
  const answer = await fetch(location.pathname, { cache: 'no-cache', headers }).catch(() => null)
  const isKnown = answer?.ok || answer?.status === 404
  // What the worker has kept is no news.
  if (!isKnown || answer.headers.has('X-Cached-At')) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const news = page.querySelector('.results')
  const child = news?.querySelector<HTMLElement>('.follow')?.dataset.name
  // The number is another child's now; the list of all has both.
  if (child !== follow?.dataset.name)
    return location.replace(location.pathname.replace(/\/\d+$/, ''))
  // It is gone.
  if (!news) return location.reload()
  document.querySelector('.offline-notice')?.remove()
  patch(article, news)
  showFollowed()
  giveRoles()
  search()
}

form?.addEventListener('input', search)
form?.addEventListener('submit', (event) => event.preventDefault())
showFollowed()
showFollowing()
giveRoles()
search()
setInterval(() => article.hasAttribute('data-live') && void refresh(), POLL_MS)
for (const name of ['visibilitychange', 'online']) addEventListener(name, () => void refresh())
