import type { AppealWords } from './appeal-words.ts'

export const en: AppealWords = {
  asks: 'support|back|donate|become|join|subscribe|sign up|register|get|download|install|follow|like|forward|recommend|try|secure|claim|consider|stay|never miss',
  things:
    'us (?:with|by|on|for|today|now)|us[.!]*$|our (?:free )?(?:app|newsletter|magazine|channel|podcast|work|journalism|community|courses?|mailing list)|(?:the|my|this|a) free (?:app|newsletter)|newsletter (?:and|to) (?:get|receive|be)|(?:the )?app (?:for free|store)|(?:app )?(?:from|in|on) (?:the app store|google play)|a (?:member|supporter|subscriber|patron)(?: (?:today|now|from)|[.!]*$)|an? (?:digital |annual |monthly )?(?:subscription|membership)(?: (?:today|now)|[.!]*$)|a donation|early[- ]bird',
  shares:
    'share (?:it|this)(?: (?:article|post|page|story|guide|with (?:a friend|your friends|others|colleagues)|on))?(?:[.!,]|$)|pass it on[.!]*$|spread the word|tell your friends',
  events: '(?:our )?(?:next|upcoming) (?:courses?|workshops?|seminars?|webinars?|trainings?|training dates)',
  offers: 'early[- ]bird (?:discount|price|rate|offer|ticket)s?|(?:launch|introductory) (?:price|discount)',
  until: 'until|till|before|by|ends|expires|available|for bookings|when you|if you',
}
