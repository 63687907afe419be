/** The window that a person has before them. */
export interface Device {
  width: number
  height: number
  isPhone: boolean
  hasScripts: boolean
  /** Whether the person has asked for little motion: drawing it takes most of an engine's time. */
  isStill: boolean
}

export const desk: Device = {
  width: 1440,
  height: 900,
  isPhone: false,
  hasScripts: true,
  isStill: true,
}
export const phone: Device = {
  width: 390,
  height: 844,
  isPhone: true,
  hasScripts: true,
  isStill: false,
}
