import { identity } from '~/identity'

export const approachFigures = [
  { figure: identity.claims.ratedPlayers, label: 'FIDE rated players' },
  { figure: identity.claims.yearsOfExperience, label: 'years of experience' },
]

export const approachSteps = [
  {
    title: 'First, your own games',
    text: 'Every plan starts with what you really play. A lost game explained is worth ten openings learned by heart.',
  },
  {
    title: 'Then the same few skills, often',
    text: 'Tactics to solve between lessons, endgames until they are sure, and a small set of openings you understand to the end.',
  },
  {
    title: 'And soon, real opponents',
    text: 'Skill shows against people you do not know. We prepare you for tournaments, go along when we can, and review the games together.',
  },
]

export const values = [
  {
    title: 'Patience',
    text: 'Nobody is hurried. A question asked for the third time is answered a third way.',
  },
  {
    title: 'Honesty',
    text: 'We say what a game shows, what a plan can do for you, and when you do not need us yet.',
  },
  {
    title: 'Respect',
    text: 'Shake hands, press the clock gently, help to put away the boards. The champion does, too.',
  },
]
