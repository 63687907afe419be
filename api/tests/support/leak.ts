/** What no answer may show: a stack, a path, a query, a driver's words. */
export const LEAK =
  /\bat .+:\d+:\d+|node_modules|\/app\/|SQLITE|select .+ from|insert into|knex|syntax error at/i
