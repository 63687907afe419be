/**
 * Oldest versions without a vulnerability that matters here. Node 24.18: fixes of June and July
 * 2026. SQLite 3.51.3: the WAL-reset corruption. http-server: CVE-2026-61526, -104150, -40255,
 * -107718. bodyparser: CVE-2026-21440. nodemailer: CVE-2026-90776. sharp: its libvips of 0.35.3.
 */
export const VERSION_FLOORS: Readonly<Record<string, string>> = {
  node: '24.18.0',
  SQLite: '3.51.3',
  '@adonisjs/core': '7.5.2',
  '@adonisjs/http-server': '9.3.1',
  '@adonisjs/bodyparser': '11.0.4',
  '@adonisjs/auth': '10.1.0',
  '@adonisjs/limiter': '3.0.1',
  '@adonisjs/mail': '10.4.0',
  '@adonisjs/lucid': '22.4.2',
  '@vinejs/vine': '4.4.0',
  nodemailer: '10.0.5',
  sharp: '0.35.3',
}
