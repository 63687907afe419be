/** A command of the API on an empty PostgreSQL of its own, which ends with it. */
export function onPostgres(command) {
  const settings = `DB_CONNECTION=pg DB_HOST=$PGHOST DB_PORT=$PGPORT DB_USER=$PGUSER \
    DB_PASSWORD=$PGPASSWORD DB_DATABASE=academy`
  // In a folder of its own, so that two can be there at once.
  return ['/usr/bin/pg_virtualenv', '-t', 'sh', '-ec', `createdb academy; ${settings} ${command}`]
}
