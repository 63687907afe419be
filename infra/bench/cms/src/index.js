const { readFileSync } = require('node:fs')

module.exports = {
  /** Lets everybody read the tournaments, and fills an empty list with those of ITEMS. */
  async bootstrap({ strapi }) {
    const permissions = strapi.db.query('plugin::users-permissions.permission')
    const action = 'api::tournament.tournament.find'
    if (!(await permissions.findOne({ where: { action } }))) {
      const role = await strapi.db
        .query('plugin::users-permissions.role')
        .findOne({ where: { type: 'public' } })
      await permissions.create({ data: { action, role: role.id } })
    }
    const tournaments = strapi.documents('api::tournament.tournament')
    if ((await tournaments.count({})) > 0) return
    for (const data of JSON.parse(readFileSync(process.env.ITEMS, 'utf8'))) {
      await tournaments.create({ data })
    }
  },
}
