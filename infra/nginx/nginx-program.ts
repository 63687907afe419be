import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx'

/** `nginx version: nginx/1.26.3` of Debian 13; that of Debian 12 knows HTTP/2 as a word of `listen` only. */
export const HAS_HTTP2_DIRECTIVE = (() => {
  const { stderr } = spawnSync(NGINX, ['-v'], { encoding: 'utf8' })
  const version = /\d+\.\d+\.\d+/.exec(stderr ?? '')?.[0] ?? ''
  return version.localeCompare('1.25.1', 'en', { numeric: true }) >= 0
})()
