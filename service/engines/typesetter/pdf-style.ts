import { StyleSheet } from '@react-pdf/renderer'
import { coverDesign } from './cover-design.ts'
import { sansFamily, serifFamily } from './pdf-fonts.ts'
import type { DocumentColors } from './typesetter.ts'

/** Distances and sizes in points; pages are A4 (595 x 842). */
export const margin = { side: 58, top: 62, bottom: 70 } as const
export const textWidth = 595.28 - 2 * margin.side

/** The look of the published pages, on paper. */
export type PdfStyle = ReturnType<typeof pdfStyle>

export const pdfStyle = (colors: DocumentColors) => ({
  ...frontStyle(colors),
  ...partStyle(colors),
  ...endStyle(colors),
})

const frontStyle = (colors: DocumentColors) =>
  StyleSheet.create({
    page: {
      paddingHorizontal: margin.side,
      paddingTop: margin.top,
      paddingBottom: margin.bottom,
      fontFamily: sansFamily,
      fontSize: 10.5,
      color: colors.ink,
    },
    // Not on the page: the renderer multiplies an inherited line height again in what it sets late, such as the footer.
    body: { fontSize: 10.5, lineHeight: 1.5 },
    cover: { fontFamily: sansFamily, color: colors.ink },
    coverPaper: { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0, backgroundColor: colors.paper },
    coverText: { paddingHorizontal: coverDesign.side, paddingTop: coverDesign.textTop, flexGrow: 1 },
    kicker: {
      fontWeight: 600,
      fontSize: coverDesign.kicker.size,
      color: colors.accent,
      marginBottom: coverDesign.kicker.below,
    },
    coverTitle: {
      fontFamily: serifFamily,
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
      paddingHorizontal: coverDesign.side,
      paddingBottom: coverDesign.foot,
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
    },
    publisher: {
      fontFamily: serifFamily,
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
    heading: { fontFamily: serifFamily, fontWeight: 600, fontSize: 24, lineHeight: 1.2 },
    introduction: {
      backgroundColor: colors.paper,
      borderLeftWidth: 2.5,
      borderLeftColor: colors.accent,
      paddingVertical: 12,
      paddingHorizontal: 16,
      marginTop: 30,
    },
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

const partStyle = (colors: DocumentColors) =>
  StyleSheet.create({
    partHead: { flexDirection: 'row', alignItems: 'flex-start', marginBottom: 10 },
    partNumber: {
      fontFamily: serifFamily,
      fontWeight: 600,
      fontSize: 24,
      lineHeight: 1.2,
      color: colors.accent,
      width: 34,
    },
    partTitle: {
      flex: 1,
      fontFamily: serifFamily,
      fontWeight: 600,
      fontSize: 19,
      lineHeight: 1.25,
      paddingTop: 4,
    },
    intro: { flexDirection: 'row', marginLeft: 34, marginBottom: 8, color: colors.soft },
    row: { flexDirection: 'row', alignItems: 'flex-start', marginLeft: 34, paddingVertical: 6 },
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
      marginBottom: 9,
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

const endStyle = (colors: DocumentColors) =>
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
    link: { color: colors.accent },
  })
