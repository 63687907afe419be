import { findFollowed, readFollowed, writeFollowed } from './followed'
import { patch } from './patch'
import { searchRows } from './search-rows'

/* The pages of results in the browser: news while a tournament is played, search, followed players. */

const POLL_MS = 30_000

const article = document.querySelector<HTMLElement>('.results')!
const tournament = article.dataset.tournament!
const form = article.querySelector<HTMLFormElement>('.find')
const section = article.querySelector<HTMLElement>('#followed')
const follow = article.querySelector<HTMLButtonElement>('.follow')

const noOf = (link: HTMLAnchorElement) => link.pathname.split('/').at(-1)!

/** The players and games of the page as it shows them; asked for anew when it has changed. */
function readRows() {
  const heads = [...article.querySelectorAll('#standings thead th')]
  const headOf = (name: string) => heads.findIndex((head) => head.classList.contains(name))
  const [club, group] = [headOf('club'), headOf('group')]
  const players = [...article.querySelectorAll('#standings tbody tr')].map((row) => {
    const link = row.querySelector('a')!
    const fact = (index: number) => row.children[index]?.textContent ?? ''
    return { row, no: noOf(link), name: link.textContent, club: fact(club), group: fact(group) }
  })
  const games = [...article.querySelectorAll('.rounds .pairings')].flatMap((list) => {
    let board = 0
    return [...list.querySelectorAll('li')].map((row) => {
      // The browser does not count rows that are hidden, so each says its board.
      board = row.hasAttribute('value') ? row.value : board + 1
      row.value = board
      return { row, list, board: String(board), nos: [...row.querySelectorAll('a')].map(noOf) }
    })
  })
  return { players, games }
}
let rows: ReturnType<typeof readRows>

function search() {
  if (!form) return
  const { q = '', group = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const found = searchRows({ query: q, group }, rows)
  for (const one of [...rows.players, ...rows.games]) {
    one.row.toggleAttribute('hidden', !found.has(one))
  }
  const status = form.querySelector<HTMLElement>('[role=status]')!
  status.textContent = found.size > 0 ? '' : status.dataset.none!
}

/** A list or table with some of its rows. */
function copyWith(rows: Element[]) {
  const copy = rows[0]!.closest('table, ol')!.cloneNode(true) as HTMLElement
  const copies = rows.map((row) => row.cloneNode(true) as HTMLElement)
  for (const row of copies) row.hidden = false
  ;(copy.querySelector('tbody') ?? copy).replaceChildren(...copies)
  return copy
}

/** Shows the followed players' rows above all others: their latest pairings, and their places. */
function showFollowed() {
  if (!section) return
  const { players, games } = rows
  const found = readFollowed(tournament).flatMap((one) => findFollowed(players, one) ?? [])
  const latest = games.filter(
    ({ list, nos }) => list === games[0]!.list && found.some(({ no }) => nos.includes(no))
  )
  section.hidden = found.length === 0
  const parts = [latest, found].filter(({ length }) => length > 0)
  const copies = parts.map((part) => copyWith(part.map(({ row }) => row)))
  section.querySelector('[data-own]')!.replaceChildren(...copies)
}

/** The page of one player: the button that follows it. */
function showFollowing() {
  if (!follow) return
  const { no, name, follow: words, following } = follow.dataset as Record<string, string>
  const self = { no: no!, name: name! }
  const isFollowed = readFollowed(tournament).some((one) => findFollowed([self], one))
  follow.textContent = isFollowed ? following! : words!
  follow.onclick = () => {
    const others = readFollowed(tournament).filter((one) => !findFollowed([self], one))
    writeFollowed(tournament, isFollowed ? others : [...others, self])
    showFollowing()
  }
}

function show() {
  rows = readRows()
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
