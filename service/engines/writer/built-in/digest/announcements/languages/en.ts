import type { AnnouncingWords } from '../announcing-words.ts'

export const englishAnnouncingWords: AnnouncingWords = {
  language: 'en',
  opens:
    "enter the|welcome|spoiler|today (?:I|we) (?:share|bring|look)|let[’']s|ever wondered|imagine|picture this|first, what|think of|consider this|in this (?:post|article|guide|section|page)|this (?:post|article|guide|section|page|list)|we encourage you|i encourage|here(?:[’']s| is| are)|the (?:first|next|last|second) (?:is|question|step is|problem)|for more (?:information|details|on)|you can (?:learn|read|find out) (?:more|how)|you can read|more information|learn more|read more|check out|to learn more|one of the most important questions|now that|as you (?:can see|know)|we(?:[’']ll| will) (?:look|see|discuss|cover)|feel free|remember(?= that|,)|ping |contact us|if you have questions",
  says: "we(?:[’']ll| will) (?:explain|cover|look|see|discuss|show|talk|walk)|the rest of this|this (?:post|article|guide|page) (?:includes|covers|explains|shows|describes)|guiding questions|below are|are listed below|as follows|that[’']s okay|see .{0,40} for details|can be found (?:in|on|at|here)|questions? (?:below|above)|there are (?:\\p{L}+ )?(?:options|ways|paths|approaches)(?: to| you| for|\\.)|wrote a guide|in more detail|this exercise|later in this",
  exist: 'there (?:are|is)|it has',
  amounts: 'two|three|four|five|six|several|some|many|various|a few|a number',
}
