import { formsOf, holds } from '~/lib/search'
import { readStored, writeStored } from '~/lib/stored'
import { findFollowed, type FollowedPlayer } from './followed'
import { patch } from './patch'

/* The pages of results in the browser: news while a tournament is played, search, followed players. */

const POLL_MS = 30_000

const article = document.querySelector<HTMLElement>('.results')!
const form = article.querySelector<HTMLFormElement>('.find')
const section = article.querySelector<HTMLElement>('#followed')
const follow = article.querySelector<HTMLButtonElement>('.follow')

const noOf = (link: HTMLAnchorElement) => link.pathname.split('/').at(-1)!
const rowsOf = (list: string) => [
  ...article.querySelectorAll<HTMLTableRowElement>(`#${list} tbody tr`),
]

function readPlayers() {
  const columns = ['club', 'group'].map(
    (key) => article.querySelector<HTMLTableCellElement>(`#standings .${key}`)?.cellIndex ?? -1
  )
  return rowsOf('standings').map((row) => {
    const link = row.querySelector('a')!
    const [club = '', group = ''] = columns.map((column) => row.cells[column]?.textContent)
    return { row, no: noOf(link), name: link.textContent, club, group }
  })
}

const readGames = () =>
  rowsOf('rounds').map((row) => ({
    row,
    board: row.cells[0]!.textContent,
    nos: [...row.querySelectorAll('a')].map(noOf),
  }))

let players: ReturnType<typeof readPlayers>
let games: ReturnType<typeof readGames>

/**
 * Shows the players of a group and their games: by a number, which is a board's or a starting number,
 * else by part of a name or a club, in whatever script it is written.
 */
function search() {
  if (!form) return
  const { q = '', group = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const wanted = q.trim()
  const isNumber = /^\d+$/.test(wanted)
  const forms = isNumber ? [] : formsOf(wanted)
  const isFound = ({ no, name, club }: (typeof players)[0]) =>
    isNumber ? no === wanted : forms.length === 0 || holds(forms, name) || holds(forms, club)
  const nos = new Set<string>()
  for (const player of players) {
    const isShown = isFound(player) && ['', player.group].includes(group)
    player.row.hidden = !isShown
    if (isShown) nos.add(player.no)
  }
  for (const game of games) {
    game.row.hidden = game.board !== wanted && !game.nos.some((no) => nos.has(no))
  }
  const status = form.querySelector<HTMLElement>('[role=status]')!
  const isNone = [...players, ...games].every(({ row }) => row.hidden)
  status.textContent = isNone ? status.dataset.none! : ''
}

/** By tournament, in one value for all. */
const FOLLOWED = 'academy.followed'
const tournament = article.dataset.tournament!
const readAll = () => readStored<Record<string, FollowedPlayer[]>>('device', FOLLOWED) ?? {}
const readFollowed = () => readAll()[tournament] ?? []

/** A table with some of its rows. */
function tableOf(some: { row: HTMLTableRowElement }[]) {
  if (some.length === 0) return []
  const table = some[0]!.row.closest('table')!.cloneNode(true) as HTMLTableElement
  table.tBodies[0]!.replaceChildren(...some.map(({ row }) => row.cloneNode(true)))
  for (const row of table.rows) row.hidden = false
  return [table]
}

/** Shows the followed players' rows above all others: their latest pairings, and their places. */
function showFollowed() {
  if (!section) return
  const found = readFollowed().flatMap((one) => findFollowed(players, one) ?? [])
  const latest = games.filter(({ nos }) => found.some(({ no }) => nos.includes(no)))
  section.hidden = found.length === 0
  section.querySelector('[data-own]')!.replaceChildren(...tableOf(latest), ...tableOf(found))
}

/** The page of one player: the button that follows it. */
function showFollowing() {
  if (!follow) return
  const { no, name, follow: words, following } = follow.dataset as Record<string, string>
  const self = { no: no!, name: name! }
  const all = readFollowed()
  const others = all.filter((one) => !findFollowed([self], one))
  const isFollowed = others.length < all.length
  follow.textContent = isFollowed ? following! : words!
  follow.onclick = () => {
    const now = isFollowed ? others : [...others, self]
    writeStored('device', FOLLOWED, { ...readAll(), [tournament]: now })
    showFollowing()
  }
}

function show() {
  players = readPlayers()
  games = readGames()
  showFollowed()
  showFollowing()
  search()
}

let tag: string | null = null

/** Asks whether there is news, and puts it into the page. */
async function refresh() {
  if (document.hidden || !navigator.onLine) return
  // With this header the worker keeps the copy for when there is no signal.
  const headers = { Accept: 'text/html' }
  const answer = await fetch(location.pathname, { cache: 'no-cache', headers }).catch(() => null)
  if (answer?.status === 404) return location.reload()
  // What the worker has kept is no news.
  if (!answer?.ok || answer.headers.has('X-Cached-At')) return
  document.querySelector('.offline-notice')?.remove()
  if (tag !== null && tag === answer.headers.get('ETag')) return
  tag = answer.headers.get('ETag')
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const news = fresh.querySelector('.results')
  if (!news) return
  patch(article, news)
  show()
}

form?.addEventListener('input', search)
form?.addEventListener('submit', (event) => event.preventDefault())
show()
setInterval(() => article.hasAttribute('data-live') && void refresh(), POLL_MS)
document.addEventListener('visibilitychange', () => void refresh())
addEventListener('online', () => void refresh())
