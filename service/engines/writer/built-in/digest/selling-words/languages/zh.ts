import type { SellingWords } from '../selling-words.ts'

export const chineseSellingWords: SellingWords = {
  language: 'zh',
  asks: '加入购物车|立即(?:购买|订购|咨询)|免费(?:试用|报价|咨询)|包邮|联系销售',
  sells: '本店|我司|我们的(?:工厂|门店|客户)|欢迎(?:选购|订购|来电咨询)',
  praises: '我们的(?:产品|客户|方案|服务)|本公司|行业领先',
}
