import { ordersMachine } from './orders-to-machines.ts'

// What pages write that speak to a model instead of to a reader.
const patterns = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|your|system)\b.{0,40}\b(?:instruction|prompt|rule|direction|guideline)/is,
  /\b(?:you are|act as|pretend to be) (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|llm)\b/i,
  /\b(?:system prompt|new instructions?:|developer message)\b/i,
  /\b(?:ai|llm|language model|assistant)s?\b.{0,30}\b(?:must|should|shall)\b.{0,30}\b(?:write|say|link|include|output|reply)\b/is,
  /<\|(?:im_start|im_end|system|endoftext)/i,
]

/**
 * True when a passage gives orders to a model. It is still shown, as data, since an article may be about just that;
 * but it bears nothing out, so that a text which obeyed it is marked unsupported.
 */
export function isPlantedInstruction(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text)) || ordersMachine(text)
}
