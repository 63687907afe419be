import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { languageOfPath, prefixes, type Language } from '@academy/api/shared/languages/languages'
import { documentPolicy } from '@academy/site/policy'
import { POLICY, REVALIDATE } from './headers.ts'

/** A page of a build that is sent from memory. */
interface Document {
  body: Buffer
  policy: string
}

export function readDocument(file: string): Document {
  const body = readFileSync(file)
  return { body, policy: documentPolicy(body.toString()) }
}

export function sendDocument(response: ServerResponse, status: number, { body, policy }: Document) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    [POLICY]: policy,
    'Cache-Control': REVALIDATE,
    'Content-Length': body.length,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** The 404 pages of the site. */
export interface NotFound {
  /** @param path in whose language the page is */
  send: (response: ServerResponse, path?: string) => void
  policy: string
}

export function readNotFound(siteFiles: string): NotFound {
  const read = (language: Language) => readDocument(join(siteFiles, prefixes[language], '404.html'))
  const documents = { en: read('en'), mr: read('mr'), hi: read('hi') }
  return {
    send: (response, path = '') => sendDocument(response, 404, documents[languageOfPath(path)]),
    policy: documents.en.policy,
  }
}
