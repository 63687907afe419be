import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule of Oxlint's, whose own type has no name for others. */
export type Rule = Parameters<RuleTester['run']>[1]
