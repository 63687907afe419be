import { defineConfig, transports } from '@adonisjs/mail'
import { namesIn } from '#shared/identity/academy_names'
import { identity } from '#shared/identity/identity'
import env from '#start/env'

const host = env.get('SMTP_HOST')
const user = env.get('SMTP_USER')
const isSecure = env.get('SMTP_SECURE')
const isThisMachine = host !== undefined && /^(localhost|127\.|::1$)/.test(host)

export const isMailOn = host !== undefined

export const retryDelays = env.get('MAIL_RETRY_SECONDS').map((seconds) => seconds * 1000)

export const sender = {
  name: namesIn('en').academy,
  address: env.get('MAIL_FROM') ?? identity.email,
}

const smtp = {
  host: host ?? '127.0.0.1',
  port: env.get('SMTP_PORT') ?? (isSecure ? 465 : 587),
  secure: isSecure,
  auth: user
    ? { type: 'login' as const, user, pass: env.get('SMTP_PASSWORD')?.release() ?? '' }
    : undefined,
  // A password needs TLS; a relay on this machine has a self-signed certificate.
  requireTLS: user !== undefined && !isThisMachine,
  ignoreTLS: isThisMachine,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
  // Mail content must not read local files or URLs.
  disableFileAccess: true,
  disableUrlAccess: true,
}

const mailConfig = defineConfig({
  default: 'smtp',
  from: sender,
  mailers: {
    smtp: transports.smtp(smtp),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
