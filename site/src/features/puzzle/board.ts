import css from './board.css?inline'
import { Game } from './game'
import { readProblem } from './problem'

export interface Fetched {
  line: string
  date: string
  day: string
  question: string
  answer: string
  claim: string
}

/**
 * Makes the board in `root` playable, with the problem that was asked for. Where there was no answer
 * it has the one that stands in the page, if one does.
 */
export async function wake(
  root: HTMLElement,
  asked: Promise<Fetched | null> | null
): Promise<void> {
  const part = <Element extends HTMLElement>(name: string) =>
    root.closest('.puzzle')!.querySelector<Element>(`[data-${name}]`)!
  const fetched = await asked
  if (fetched) {
    root.dataset.line = fetched.line
    root.dataset.date = fetched.date
    part('day').textContent = fetched.day
    part('question').textContent = fetched.question
    part('answer').textContent = fetched.answer
    part<HTMLAnchorElement>('claim').href = fetched.claim
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  new Game(root, readProblem(root.dataset.line!), {
    status: part('status'),
    hint: part('hint'),
    solution: part<HTMLDetailsElement>('solution'),
    claim: part('claim'),
    next: part('next'),
  })
}
