import type { APIRequestContext, BrowserContext } from '@playwright/test'

/** The language that the account keeps. */
export const keepLanguage = (request: APIRequestContext, token: string, language: string) =>
  request.put('/api/auth/profile', {
    headers: { Authorization: `Bearer ${token}` },
    data: { language },
  })

/** The language that the device has chosen: its page and worker are sent in it. */
export const chooseLanguage = (context: BrowserContext, origin: string, language: string) =>
  context.addCookies([{ name: 'admin_language', value: language, url: origin }])
