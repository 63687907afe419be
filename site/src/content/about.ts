import * as m from 'virtual:messages'
import { identity } from '@academy/api/shared/identity/identity'

export const approachFigures = [
  { figure: identity.claims.ratedPlayers, label: m.aboutRatedPlayers },
  { figure: identity.claims.yearsOfExperience, label: m.yearsOfExperience },
]

export const approachSteps = [
  {
    title: m.approachGamesTitle,
    text: m.approachGamesText,
  },
  {
    title: m.approachSkillsTitle,
    text: m.approachSkillsText,
  },
  {
    title: m.approachOpponentsTitle,
    text: m.approachOpponentsText,
  },
]

export const values = [
  {
    title: m.valuePatienceTitle,
    text: m.valuePatienceText,
  },
  {
    title: m.valueHonestyTitle,
    text: m.valueHonestyText,
  },
  {
    title: m.valueRespectTitle,
    text: m.valueRespectText,
  },
]
