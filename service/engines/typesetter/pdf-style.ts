import { StyleSheet } from '@react-pdf/renderer'
import { coverDesign } from './cover-design.ts'
import type { DocumentFonts } from './pdf-fonts.ts'
import type { DocumentColors } from './typesetter.ts'

/** Distances and sizes in points; pages are A4 (595 x 842). */
export const margin = { side: 58, top: 62, bottom: 70 } as const
const ownerWidth = 86
const dueWidth = 58
export const textWidth = 595.28 - 2 * margin.side

/** The look of the published pages, on paper. */
export type PdfStyle = ReturnType<typeof pdfStyle>

/** @param airPt above and below each line, beyond what it always has */
export const pdfStyle = (colors: DocumentColors, fonts: DocumentFonts, airPt = 0) => ({
  ...frontStyle(colors, fonts),
  ...partStyle(colors, fonts, airPt),
  ...columnStyle(colors),
  ...endStyle(colors, fonts),
})

const frontStyle = (colors: DocumentColors, fonts: DocumentFonts) =>
  StyleSheet.create({
    page: {
      paddingHorizontal: margin.side,
      paddingTop: margin.top,
      paddingBottom: margin.bottom,
      fontFamily: fonts.text,
      fontSize: 10.5,
      color: colors.ink,
    },
    // Not on the page: the renderer multiplies an inherited line height again in what it sets late, such as the footer.
    body: { fontSize: 10.5, lineHeight: 1.5 },
    cover: { fontFamily: fonts.text, color: colors.ink },
    coverPaper: { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0, backgroundColor: colors.paper },
    coverText: {
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      minHeight: coverDesign.pageHeight - coverDesign.pageWidth,
      backgroundColor: colors.paper,
      paddingHorizontal: coverDesign.side,
      paddingTop: coverDesign.textTop,
      paddingBottom: coverDesign.foot,
    },
    kicker: {
      fontWeight: 600,
      fontSize: coverDesign.kicker.size,
      color: colors.accent,
      marginBottom: coverDesign.kicker.below,
    },
    coverTitle: {
      fontFamily: fonts.heading,
      fontWeight: 600,
      lineHeight: coverDesign.title.lineHeight,
      marginBottom: coverDesign.title.below,
    },
    coverSubtitle: {
      fontSize: coverDesign.subtitle.size,
      lineHeight: coverDesign.subtitle.lineHeight,
      color: colors.soft,
      maxWidth: coverDesign.subtitle.maxWidth,
    },
    coverFoot: {
      marginTop: 'auto',
      paddingTop: coverDesign.publisher.above,
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
    },
    publisher: {
      fontFamily: fonts.heading,
      fontWeight: 600,
      fontSize: coverDesign.publisher.size,
      lineHeight: coverDesign.publisher.lineHeight,
      maxWidth: coverDesign.publisher.maxWidth,
    },
    small: {
      fontSize: coverDesign.date.size,
      color: colors.soft,
      lineHeight: coverDesign.date.lineHeight,
    },
    heading: { fontFamily: fonts.heading, fontWeight: 600, fontSize: 24, lineHeight: 1.2 },
    introduction: {
      backgroundColor: colors.paper,
      borderLeftWidth: 2.5,
      borderLeftColor: colors.accent,
      paddingVertical: 12,
      paddingHorizontal: 16,
      marginTop: 30,
    },
    // Where there are no contents, it opens the first page.
    opening: { marginTop: 0, marginBottom: 22 },
    label: { fontWeight: 600, fontSize: 9, color: colors.accent, marginBottom: 3 },
    contentsRow: {
      flexDirection: 'row',
      alignItems: 'flex-start',
      paddingVertical: 7,
      borderBottomWidth: 0.75,
      borderBottomColor: colors.rule,
      textDecoration: 'none',
      color: colors.ink,
    },
    contentsNumber: { width: 26, color: colors.accent, fontWeight: 600 },
    contentsHeading: { flex: 1, paddingRight: 18 },
    contentsPage: { width: 26, textAlign: 'right', color: colors.soft },
  })

const partStyle = (colors: DocumentColors, fonts: DocumentFonts, airPt: number) =>
  StyleSheet.create({
    partHead: { flexDirection: 'row', alignItems: 'flex-start', marginBottom: 10 },
    partNumber: {
      fontFamily: fonts.heading,
      fontWeight: 600,
      fontSize: 24,
      lineHeight: 1.2,
      color: colors.accent,
      width: 34,
    },
    partTitle: {
      flex: 1,
      fontFamily: fonts.heading,
      fontWeight: 600,
      fontSize: 19,
      lineHeight: 1.25,
      paddingTop: 4,
    },
    intro: { flexDirection: 'row', marginLeft: 34, marginBottom: 8, color: colors.soft },
    row: { flexDirection: 'row', alignItems: 'flex-start', marginLeft: 34, paddingVertical: 6 + airPt },
    box: {
      width: 12,
      height: 12,
      borderWidth: 1.1,
      borderColor: colors.ink,
      borderRadius: 2,
      marginTop: 2,
      marginRight: 11,
    },
    rowText: { flex: 1 },
    note: { color: colors.soft, fontSize: 9.5, marginTop: 2 },
    references: {
      width: 30,
      paddingTop: 2.5,
      textAlign: 'right',
      color: colors.accent,
      fontSize: 8,
      lineHeight: 1.4,
    },
    quote: {
      flexDirection: 'row',
      marginLeft: 34,
      marginBottom: 9 + 2 * airPt,
      paddingLeft: 13,
      paddingVertical: 3,
      borderLeftWidth: 1.5,
      borderLeftColor: colors.rule,
    },
    quoteText: { fontSize: 11.5, lineHeight: 1.45 },
    template: {
      backgroundColor: colors.paper,
      paddingVertical: 5,
      paddingHorizontal: 9,
      marginTop: 5,
      borderRadius: 2,
    },
    stepNumber: { width: 19, fontWeight: 600, color: colors.accent },
    panel: {
      marginLeft: 34,
      marginVertical: 7,
      backgroundColor: colors.paper,
      paddingVertical: 9,
      paddingHorizontal: 13,
      borderRadius: 2,
    },
    panelText: { flexDirection: 'row' },
    // The boxes of a page share what it has left; never less than a few lines of handwriting.
    answer: { marginLeft: 34, marginTop: 8, flexGrow: 1 },
    answerBox: {
      borderWidth: 0.9,
      borderColor: colors.rule,
      borderRadius: 2,
      marginTop: 4,
      flexGrow: 1,
      minHeight: 58,
      maxHeight: 130,
    },
    writingLine: { borderBottomWidth: 0.9, borderBottomColor: colors.rule, height: 20 },
  })

/** Of the room that a checklist has for who does something by when. */
const columnStyle = (colors: DocumentColors) =>
  StyleSheet.create({
    columnHeads: { flexDirection: 'row', justifyContent: 'flex-end', marginTop: -4, marginBottom: 0 },
    ownerHead: { width: ownerWidth, marginLeft: 18, fontSize: 8, color: colors.soft },
    dueHead: { width: dueWidth, marginLeft: 10, fontSize: 8, color: colors.soft },
    // Lines to write on, level with the first line of the item.
    ownerBlank: {
      width: ownerWidth,
      height: 16,
      marginLeft: 18,
      borderBottomWidth: 0.6,
      borderBottomColor: colors.soft,
    },
    dueBlank: {
      width: dueWidth,
      height: 16,
      marginLeft: 10,
      borderBottomWidth: 0.6,
      borderBottomColor: colors.soft,
    },
  })

const endStyle = (colors: DocumentColors, fonts: DocumentFonts) =>
  StyleSheet.create({
    footer: {
      position: 'absolute',
      bottom: 32,
      left: margin.side,
      right: margin.side,
      flexDirection: 'row',
      justifyContent: 'space-between',
      fontSize: 8.5,
      color: colors.soft,
      borderTopWidth: 0.75,
      borderTopColor: colors.rule,
      paddingTop: 7,
    },
    sourceRow: {
      flexDirection: 'row',
      alignItems: 'flex-start',
      paddingVertical: 7,
      borderBottomWidth: 0.75,
      borderBottomColor: colors.rule,
    },
    sourcesHeading: { fontSize: 15, marginBottom: 4 },
    link: { color: colors.accent },
    closing: {
      marginTop: 26,
      paddingVertical: 18,
      paddingHorizontal: 20,
      borderRadius: 3,
      backgroundColor: colors.paper,
      borderTopWidth: 2.5,
      borderTopColor: colors.accent,
    },
    closingName: { fontWeight: 600, fontSize: 9, color: colors.accent, marginBottom: 3 },
    closingLine: { fontFamily: fonts.heading, fontWeight: 600, fontSize: 14, lineHeight: 1.35 },
    closingLink: {
      flexDirection: 'row',
      alignItems: 'center',
      marginTop: 11,
      textDecoration: 'none',
      color: colors.ink,
    },
    closingButton: {
      backgroundColor: colors.accent,
      color: colors.paper,
      fontWeight: 600,
      fontSize: 10,
      paddingVertical: 6,
      paddingHorizontal: 12,
      borderRadius: 3,
      marginRight: 12,
    },
    closingAddress: { flex: 1, fontSize: 9, color: colors.soft },
  })
