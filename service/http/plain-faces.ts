import { plainFonts } from './plain-font.ts'

/** The typefaces of the service's own pages as custom properties; until a file has come, the reader's own in its measures. */
export const plainFaces = `
@font-face{font-family:Newsreader;font-weight:500;font-display:swap;src:url(${plainFonts.serif.path}) format("woff2")}
@font-face{font-family:Geist;font-weight:100 900;font-display:swap;src:url(${plainFonts.sans.path}) format("woff2")}
@font-face{font-family:GeistMono;font-weight:100 900;font-display:swap;src:url(${plainFonts.mono.path}) format("woff2")}
@font-face{font-family:"Geist as Arial";src:local("Arial"),local("Liberation Sans");size-adjust:106.3%;ascent-override:94.6%;descent-override:27.8%;line-gap-override:0%}
@font-face{font-family:"Newsreader as Georgia";src:local("Georgia");size-adjust:95.9%;ascent-override:76.6%;descent-override:27.6%;line-gap-override:0%}
:root{--serif:Newsreader,"Newsreader as Georgia",Georgia,serif;
--sans:Geist,"Geist as Arial",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;--mono:GeistMono,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}`
