import { drawBackdrop } from './backdrops/draw-backdrop.ts'
import { drawPerson } from './figure/person.ts'
import { lightTints } from './palettes.ts'
import type { PortraitBrief } from './portrait-brief.ts'
import { rect } from './svg.ts'

/** The part of the sheet that each format shows. */
const views = { vertical: '0 0 1080 1920', square: '0 300 1080 1080' } as const

/** A whole SVG document: the place out of focus, the person, the light over both. */
export function portraitSvg(brief: PortraitBrief, format: keyof typeof views): string {
  const { behind, before = '' } = drawBackdrop(brief)
  const { color, opacity } = lightTints[brief.light]
  const height = format === 'vertical' ? 1920 : 1080
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="${height}" viewBox="${views[format]}">`,
    '<defs>',
    '<filter id="far" x="0" y="0" width="1080" height="1920" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="13"/></filter>',
    '<filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="60"/></filter>',
    `<radialGradient id="vignette" cx="0.5" cy="0.42" r="0.75"><stop offset="0.55" stop-color="#0b0a12" stop-opacity="0"/><stop offset="1" stop-color="#0b0a12" stop-opacity="0.42"/></radialGradient>`,
    `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="${Math.min(1, opacity * 1.9)}"/><stop offset="1" stop-color="${color}" stop-opacity="${opacity * 0.35}"/></linearGradient>`,
    '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3dc" stop-opacity="0.2"/><stop offset="0.45" stop-color="#fff3dc" stop-opacity="0"/><stop offset="1" stop-color="#0b0a12" stop-opacity="0.34"/></linearGradient>',
    '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="6"/></filter>',
    '</defs>',
    // Drawn a little larger, so that the blur has something to blur at the edges.
    `<g filter="url(#far)" transform="translate(-54 -96) scale(1.1)">${behind}</g>`,
    rect(0, 0, 1080, 1920, 'url(#light)'),
    `<ellipse cx="560" cy="1420" rx="500" ry="620" fill="#0b0a12" opacity="0.16" filter="url(#near)"/>`,
    drawPerson(brief),
    before,
    rect(0, 0, 1080, 1920, 'url(#light)', 0, { opacity: brief.light === 'evening lights' ? 0.2 : 0.34 }),
    rect(0, 0, 1080, 1920, 'url(#vignette)'),
    '</svg>',
  ].join('')
}
