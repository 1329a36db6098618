/** A disc with eight rays, as large as a position. */
export const sunburst =
  'M-22 0A22 22 0 1 0 22 0A22 22 0 1 0-22 0Z' +
  Array.from({ length: 8 }, (_, i) => {
    const at = (radius: number, turn: number) => {
      const angle = ((i + turn) * Math.PI) / 4
      return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
    }
    return `M${at(26, -0.2)}L${at(44, 0)}L${at(26, 0.2)}Z`
  }).join('')
