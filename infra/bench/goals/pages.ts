// Goal 2 of speed: every public page in Lighthouse, mobile, simulated network, as nginx sends it over
// TLS and HTTP/2. NET=3g simulates a slower one and asks for the slower bars.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Config, type Result } from 'lighthouse'
import { findChromium } from '../../tests/e2e/chromium.ts'
import { Client } from '../../tests/support/client.ts'
import { freePorts } from '../../start/free-port.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median } from '../../tests/support/quantiles.ts'
import type { Line, Outcome } from '../bars.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const KINDS = ['document', 'script', 'font', 'image'] as const

/** Answered with 404, which Lighthouse would call a page that failed to load. */
const MISSING = '/no-such-page'

const is3g = process.env.NET === '3g'
/** Seconds; lists wait for pictures of the director's. */
const lcpBar = (isList: boolean) => (is3g ? (isList ? 2.2 : 1.9) : 1.2)
const FCP_BAR = is3g ? Infinity : 1
const SHIFT_BAR = 0.005

const config: Config = {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: [...CATEGORIES],
    ...(is3g && {
      throttling: {
        rttMs: 300,
        throughputKbps: 700,
        requestLatencyMs: 300 * 3.75,
        downloadThroughputKbps: 700 * 0.9,
        uploadThroughputKbps: 700 * 0.9,
        cpuSlowdownMultiplier: 4,
      },
    }),
  },
}

interface Figures {
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Seconds. */
  fcp: number
  lcp: number
  /** Milliseconds. */
  tbt: number
  cls: number
  /** Transferred, by type. */
  bytes: Record<(typeof KINDS)[number] | 'total', number>
  /** What keeps a score from 100. */
  found: string[]
  /** Whether Back finds the page as it was left. */
  isKept: boolean
}

function read({ categories, audits }: Result): Figures {
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const requests = audits['network-requests']?.details as
    { items: { resourceType?: string; transferSize: number }[] } | undefined
  const weigh = (type?: string) =>
    (requests?.items ?? [])
      .filter(({ resourceType }) => !type || resourceType?.toLowerCase() === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Figures['scores'],
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: {
      ...(Object.fromEntries(KINDS.map((kind) => [kind, weigh(kind)])) as Figures['bytes']),
      total: weigh(),
    },
    found: CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    isKept: audits['bf-cache']?.score === 1,
  }
}

function medians(runs: Figures[]): Figures {
  const of = (key: 'fcp' | 'lcp' | 'tbt' | 'cls') => median(runs.map((run) => run[key]))
  const ofAll = <Name extends string>(
    names: readonly Name[],
    pick: (run: Figures) => Record<Name, number>
  ) =>
    Object.fromEntries(
      names.map((name) => [name, median(runs.map((run) => pick(run)[name]))])
    ) as Record<Name, number>
  return {
    scores: ofAll(CATEGORIES, (run) => run.scores),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: ofAll([...KINDS, 'total'], (run) => run.bytes),
    found: [...new Set(runs.flatMap((run) => run.found))],
    isKept: runs.every((run) => run.isKept),
  }
}

/** Of these, what a visitor comes to first in the other languages. */
const TRANSLATED = ['', '/updates', '/services', '/puzzle', '/contact', '/privacy']

/**
 * Every page there is: the eight, the problem of the day and of another, one item of each list, and
 * what is not there; the likeliest in Marathi and Hindi too.
 */
async function addresses(client: Client): Promise<string[]> {
  const item = async (list: string, page: string) => {
    const { data } = JSON.parse((await client.call(`/api/${list}`)).text) as {
      data: { slug: string }[]
    }
    return `${page}/${data[0]!.slug}`
  }
  return [
    ...['/', '/about', '/services', '/testimonials', '/updates', '/achievements', '/contact'],
    ...['/privacy', '/puzzle', '/puzzle/2026-10-10'],
    await item('tournaments', '/updates'),
    await item('achievements', '/achievements'),
    MISSING,
    ...['/mr', '/hi'].flatMap((prefix) => TRANSLATED.map((path) => prefix + path)),
  ]
}

function judge(path: string, seen: Figures): Line[] {
  const isMissing = path === MISSING
  const isList = /^(\/mr|\/hi)?\/(updates|achievements)/.test(path)
  // A page that says it does not exist is not to be found; its status stands in the console, and
  // keeps it from being kept.
  const judged = isMissing ? CATEGORIES.slice(0, 2) : CATEGORIES
  const atMost = (what: string, bar: number, value: number, unit = '') => ({
    what: `${path}: ${what}`,
    bar: `≤ ${bar}${unit}`,
    seen: `${value.toFixed(unit ? 2 : 4)}${unit}`,
    holds: value <= bar,
  })
  const scores = judged.map((name) => seen.scores[name])
  return [
    ...(is3g
      ? []
      : [
          {
            what: `${path}: ${judged.join(', ')}`,
            bar: 'all 100',
            seen: scores.join(' '),
            holds: scores.every((score) => score === 100),
          },
          atMost('first contentful paint', FCP_BAR, seen.fcp, ' s'),
        ]),
    atMost('largest contentful paint', lcpBar(isList), seen.lcp, ' s'),
    atMost('layout shift', SHIFT_BAR, seen.cls),
    ...(isMissing
      ? []
      : [
          {
            what: `${path}: kept for Back`,
            bar: 'yes',
            seen: seen.isKept ? 'yes' : 'no',
            holds: seen.isKept,
          },
        ]),
  ]
}

export async function pages(): Promise<Outcome> {
  const academy = await Installation.deployed({ HTTP2: 'on' })
  const [port = 0] = await freePorts(1)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Playwright would turn off the cache that Back finds a page in.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    execFileSync(process.execPath, ['ace.js', 'demo:load'], {
      cwd: join(academy.release, 'api/build'),
      env: academy.environment(),
    })
    const client = new Client(academy.origin)
    // The smallest format of a new picture is made in the background.
    while ((await client.call('/api/achievements')).text.includes('"avif":null')) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }

    const seen: Record<string, Figures> = {}
    for (const path of await addresses(client)) {
      const runs: Figures[] = []
      for (let tried = 0; runs.length < RUNS && tried < 2 * RUNS; tried += 1) {
        const flags = { port, logLevel: 'error', ignoreStatusCode: path === MISSING } as const
        const result = await lighthouse(academy.origin + path, flags, config)
        const figures = read(result!.lhr)
        // A trace without a first paint is a fault of the tool's, seen when the machine is busy.
        if (Number.isFinite(figures.fcp)) runs.push(figures)
      }
      const page = (seen[path] = medians(runs))
      const bytes = Object.entries(page.bytes).map(([kind, size]) => `${kind} ${size}`)
      console.log(
        `${path}  ${Object.values(page.scores).join('/')}  FCP ${page.fcp.toFixed(2)} s  LCP ${page.lcp.toFixed(2)} s  TBT ${page.tbt.toFixed(0)} ms  CLS ${page.cls.toFixed(4)}  ${bytes.join(', ')}  ${page.found.join(' ')}`
      )
    }
    return {
      lines: Object.entries(seen).flatMap(([path, figures]) => judge(path, figures)),
      figures: seen,
    }
  } finally {
    await browser.close()
    academy.remove()
  }
}
