export default {
  take: {
    title: 'An chraobh is fearr',
    ask: 'Is fiú 5 an chraobh seo, an méid is mó dá bhfuil ann. Tairg an rún is airde agat.',
    right: 'Buann do 10 ar an 9: is leatsa an chraobh.',
    wrong: 'Ar an gcraobh is fearr tairgeann Beith go hard freisin. Cuardaigh an rún is airde agat.',
  },
  sure: {
    title: 'Rún nach féidir a scriosadh',
    ask: 'Tá dhá rún de gach uimhir ann. Leag Beith 10 cheana. Tairg an rún nach féidir le haon cheann eile a bheith cothrom leis.',
    right: 'Níl an tríú 10 ann. Scriosfaí do 9.',
    wrong: 'B’fhéidir go bhfuil an rún céanna ag Beith, nó ceann níos airde.',
  },
}
