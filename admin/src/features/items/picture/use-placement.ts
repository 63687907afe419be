import { useState } from 'react'

const CENTRE = { x: 0, y: 0 }

/**
 * How a picture lies under the frame that takes a part of it.
 * @param firstZoom what it begins with, and goes back to
 * @param firstRotation in degrees; it goes back to upright
 */
export function usePlacement(firstZoom: number, firstRotation: number) {
  const [crop, setCrop] = useState(CENTRE)
  const [zoom, setZoom] = useState(firstZoom)
  const [rotation, setRotation] = useState(firstRotation)

  /** By a quarter; what stands in the middle of the frame stays there. */
  function turn(degrees: number) {
    setRotation((rotation + degrees + 360) % 360)
    setCrop(({ x, y }) => (degrees > 0 ? { x: -y, y: x } : { x: y, y: -x }))
  }

  function reset() {
    setZoom(firstZoom)
    setRotation(0)
    setCrop(CENTRE)
  }

  return { crop, setCrop, zoom, setZoom, rotation, turn, reset }
}
