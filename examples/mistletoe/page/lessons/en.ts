export default {
  take: {
    title: 'The best branch',
    ask: 'This branch is worth 5, the most there is. Bid your highest rune.',
    right: 'Your 10 beats the 9: the branch is yours.',
    wrong: 'For the best branch Birch bids high too. Look for your highest rune.',
  },
  sure: {
    title: 'What cannot be struck out',
    ask: 'There are two runes of each number. Birch has laid a 10 already. Bid the rune that no other can equal.',
    right: 'There is no third 10. Your 9 would have been struck out.',
    wrong: 'Birch may have the same rune, or a higher one.',
  },
}
