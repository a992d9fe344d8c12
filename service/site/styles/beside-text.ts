/** So many sources light up beside the text while their number is pointed at; more than any text needs at a glance. */
const pointedAt = 12

const numbers = Array.from({ length: pointedAt }, (_, at) => at + 1)

/** The rail beside a wide text: below the sections are the sources by their numbers. */
export const besideText = `
.beside-sources{display:block;border-top:1px solid var(--rule);margin-top:.4rem;padding-top:.9rem;font-size:.84rem}.beside-sources p{font-weight:600;margin:0 0 .4rem}
.contents .beside-sources ol{padding:0}.beside-sources li a{display:grid;grid-template-columns:1.2rem minmax(0,1fr);padding:.28rem .4rem}.beside-sources b{color:var(--accent);font-weight:600}
.beside-sources bdi{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
${numbers.map((one) => `.article:has(.reference [href="#source-${one}"]:is(:hover,:focus-visible)) .contents [href="#source-${one}"]`).join()}{color:var(--ink);background:color-mix(in srgb,var(--accent) 14%,transparent);border-radius:.2rem}`
