/** Small pieces of SVG, so that a drawing reads as what it shows. Coordinates are those of the 1080 x 1920 sheet. */

export type Look = { opacity?: number; stroke?: string; width?: number; extra?: string }

function attributes({ opacity, stroke, width, extra }: Look): string {
  return [
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${width ?? 4}" stroke-linecap="round" stroke-linejoin="round"`,
    extra ? ` ${extra}` : '',
  ].join('')
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0, look: Look = {}) {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"${attributes(look)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, look: Look = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes(look)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, look: Look = {}): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(look)}/>`
}

export function shape(d: string, fill: string, look: Look = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(look)}/>`
}

export function line(d: string, stroke: string, width: number, look: Look = {}): string {
  return `<path d="${d}" fill="none"${attributes({ ...look, stroke, width })}/>`
}

/** Light that fades out to nothing. */
export function glow(x: number, y: number, r: number, color: string, opacity: number): string {
  const id = `glow-${Math.round(x)}-${Math.round(y)}-${r}`
  return [
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    circle(x, y, r, `url(#${id})`),
  ].join('')
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`
}

/** A piece and its mirror image on the other side of the middle. */
export function onBothSides(...parts: string[]): string {
  return parts.join('') + group('scale(-1 1)', ...parts)
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Two colours mixed; `share` of the second, 0 to 1. Both as `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => {
    const value = channel(one, at) * (1 - share) + channel(other, at) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

export const darker = (color: string, share: number) => mix(color, '#0b0a12', share)
export const lighter = (color: string, share: number) => mix(color, '#fff8ec', share)
