import { existsSync } from 'node:fs'

/** nginx's program: Debian keeps it where only root's PATH looks. */
export const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx'
