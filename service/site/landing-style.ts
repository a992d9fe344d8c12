import { brandPalettes } from './brand-colors.ts'
import { coverStyle } from './landing-cover.ts'

/** What a landing page needs besides the stylesheet of the published pages. The cover is paper by day and by night. */
export function landingStyle(colors: { accent: string; paper: string }): string {
  const { paper, ink, soft, accent } = brandPalettes(colors).light
  return `.cover{--paper:${paper};--ink:${ink};--soft:${soft};--accent:${accent}}${coverRules}${rules}`
}

const coverRules = coverStyle().replace(/\n+/g, '')

const rules = `
.guide{padding-block:clamp(1.8rem,5vw,4rem) 4rem;display:grid;gap:2.6rem clamp(2rem,6vw,5.5rem);grid-template-columns:minmax(0,1fr)}
.guide h1{font-size:clamp(2.1rem,1.35rem + 2.6vw,3.2rem);line-height:1.08;letter-spacing:-.022em;margin:0 0 1rem}
.guide .kind{font:600 .9rem/1.45 var(--sans);color:var(--accent);margin:0 0 .8rem}
.guide .standfirst{margin-bottom:0;max-width:34rem}
.guide h2{font:700 1.02rem/1.3 var(--sans);letter-spacing:0;margin:0 0 .6rem}
.guide ol{list-style:none;counter-reset:part;margin:0;padding:0;font-size:1.02rem;line-height:1.45}
.guide li{counter-increment:part;display:grid;grid-template-columns:2.1rem minmax(0,1fr) auto;gap:0 .4rem;padding-block:.6rem;border-bottom:1px solid var(--rule)}
.guide li::before{content:counter(part);color:var(--accent);font:600 .92rem/1.6 var(--sans)}
.guide small{font:400 .86rem/1.7 var(--sans);color:var(--soft);white-space:nowrap;font-variant-numeric:tabular-nums}
.after ol{font:400 .95rem/1.5 var(--sans)}
.guide .after li{grid-template-columns:2.1rem minmax(0,1fr);border:0;padding-block:.35rem}
.guide .ask{background:var(--raised);border-top:.25rem solid var(--fill);border-radius:var(--round);padding:clamp(1.2rem,4vw,1.7rem);font:400 1rem/1.5 var(--sans);align-self:start}
.guide .ask .note{margin:.9rem 0 0;font-size:.86rem;color:var(--soft)}
.ask .button{min-height:2.75rem;font-size:1.02rem;padding-inline:1.6rem}
.guide .ask .problem{color:var(--ink);font-weight:600;margin:0 0 1.1rem;font-size:.95rem;padding-inline-start:.8rem;border-inline-start:.2rem solid var(--accent)}
.guide .address{display:none}
@media(max-width:57.99rem){.cover{background:var(--raised);padding:1.8rem;border-radius:var(--round)}.cover>div{width:min(82%,15rem)}}
@media(min-width:58rem){.guide{grid-template-columns:minmax(0,1fr) minmax(18rem,24rem);grid-template-rows:auto 1fr}.guide>header,.guide .ask,.inside{grid-column:1}.cover{grid-column:2;grid-row:1/3;margin-inline-end:1.8rem}.after{grid-column:2}.guide>header{align-self:end}}
@media print{.guide{display:block}.guide .ask,.guide .after{display:none}.guide>*{margin-bottom:1.4rem;break-inside:avoid}.cover .inside-page{display:none}.cover>div{width:12rem;box-shadow:none;border:1px solid #bbb;print-color-adjust:exact}.guide .address{display:block}}
`
  .replace(/\n+/g, '')
  .trim()
