# Earth : ce que d’autres pages du site en disent.

web-earth-companion-title = Compter Earth
web-earth-companion-help = Les plateaux de tous, carte par carte, chaque catégorie avec ses sources, les objectifs et les rangs.
web-earth-solo-title = Earth avec Gaïa
web-earth-solo-help = En solo avec la boîte : tire la carte de Gaïa, dit ce qu’elle fait et tient son score.
web-earth-companion-own = Les animaux de ta boîte
web-earth-companion-own-help = Lis un animal imprimé et choisis la ligne qui dit la même chose, pour tes propres tables.
web-earth-own-animals = Animaux
